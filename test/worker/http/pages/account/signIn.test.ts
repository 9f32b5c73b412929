import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { linksOf, Visitor } from '../../../../support/worker/browser.ts';
import { lettersTo } from '../../../../support/worker/mailbox.ts';

const ADA = 'ada@example.test';

async function signInLink(visitor: Visitor, next?: string): Promise<string> {
  await visitor.post('/sign-in', { address: ADA, ...(next && { next }) });
  const letter = (await lettersTo(ADA)).at(-1);
  return linksOf(letter?.text ?? '').find((path) => path.startsWith('/sign-in/')) ?? '';
}

it('signs in by the letter’s button, and asks a new player for a name', async () => {
  const visitor = new Visitor();
  const link = await signInLink(visitor);
  expect((await visitor.get(link)).text).toContain('Your name at the board');
  expect((await visitor.post(link, { name: ' ' })).text).toContain('A name is missing');
  expect((await visitor.post(link, { name: 'Ada' })).location).toBe('/games');
  expect((await visitor.get('/games')).text).toContain('Sign out Ada');
});

it('does not sign in by opening the link', async () => {
  const visitor = new Visitor();
  const link = await signInLink(visitor);
  for (let i = 0; i < 3; i++) await visitor.get(link);
  expect((await visitor.get('/games')).location).toBe('/sign-in?next=/games');
  expect((await visitor.post(link, { name: 'Ada' })).status).toBe(303);
});

it('takes a doubled click as one, and refuses the link to anybody else', async () => {
  const visitor = new Visitor();
  const link = await signInLink(visitor);
  await visitor.post(link, { name: 'Ada' });
  expect((await visitor.post(link, { name: 'Ada' })).location).toBe('/games');
  const other = await new Visitor().post(link, { name: 'Mallory' });
  expect(other.status).toBe(410);
  expect(other.text).toContain('This link has been used already');
});

it('refuses a link that is too old', async () => {
  const visitor = new Visitor();
  const link = await signInLink(visitor);
  await env.DB.prepare('UPDATE sign_in_tokens SET expires_at = 1').run();
  expect((await visitor.get(link)).text).toContain('This link is older than 30 minutes');
  expect((await visitor.post(link, { name: 'Ada' })).status).toBe(410);
});

it('goes on to the page that was asked for, but never to another site', async () => {
  const visitor = new Visitor();
  const link = await signInLink(visitor, '/new/three-crowns');
  expect((await visitor.post(link, { name: 'Ada' })).location).toBe('/new/three-crowns');
  const evil = await signInLink(new Visitor(), '//evil.test/');
  expect((await new Visitor().post(evil)).location).toBe('/games');
});

it('keeps only hashes of its tokens, and a cookie that scripts and other sites do not get', async () => {
  const visitor = new Visitor();
  const link = await signInLink(visitor);
  const signedIn = await visitor.post(link, { name: 'Ada' });
  const [cookie = ''] = signedIn.headers.getSetCookie();
  expect(cookie).toMatch(/HttpOnly/);
  expect(cookie).toMatch(/SameSite=Lax/);
  const token = /=([^;]*)/.exec(cookie)?.[1] ?? '';
  const kept = JSON.stringify([
    (await env.DB.prepare('SELECT * FROM sessions').all()).results,
    (await env.DB.prepare('SELECT * FROM sign_in_tokens').all()).results,
  ]);
  expect(kept).not.toContain(token);
  expect(kept).not.toContain(link.split('/').at(-1));
});

it('says what is wrong with an address', async () => {
  const refused = await new Visitor().post('/sign-in', { address: 'ada at example' });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('“ada at example” is not an e-mail address');
});

it('sends no more than five letters a minute to one address', async () => {
  const visitor = new Visitor();
  const statuses: number[] = [];
  for (let i = 0; i < 6; i++)
    statuses.push((await visitor.post('/sign-in', { address: 'ben@example.test' })).status);
  expect(statuses.at(-1)).toBe(429);
  expect((await lettersTo('ben@example.test')).length).toBeLessThanOrEqual(5);
});

it('signs out', async () => {
  const visitor = new Visitor();
  await visitor.post(await signInLink(visitor), { name: 'Ada' });
  await visitor.post('/sign-out');
  expect((await visitor.get('/games')).status).toBe(303);
  expect(await env.DB.prepare('SELECT count(*) AS n FROM sessions').first('n')).toBe(0);
});
