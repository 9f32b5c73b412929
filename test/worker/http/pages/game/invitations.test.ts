/** What hosts see of the invitations they sent, the line that goes along, and sending one again. */
import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { Visitor } from '../../../../support/worker/browser.ts';
import { lettersTo } from '../../../../support/worker/mailbox.ts';
import { type Person, signIn, startGame } from '../../../../support/worker/people.ts';
import { ring } from '../../../../support/worker/table.ts';

const BEN = 'ben@example.test';
let ada: Person;
beforeEach(async () => {
  ada = await signIn('Ada');
});

const invite = (greeting = '') =>
  startGame(ada, 'three-crowns', { who: 'address', seat: '0', 'guest-1': BEN, greeting });

const deliver = (id: string) => ring(env.GAMES.getByName(id as never));
const invitationsTo = async (address: string) =>
  (await lettersTo(address)).filter(({ key }) => key.includes(':invitation:'));

it('shows the host, and nobody else, to whom an invitation went and what became of it', async () => {
  const id = await invite();
  await deliver(id);
  const own = (await ada.browser.get(`/g/${id}`)).text;
  expect(own).toContain(BEN);
  expect(own).toContain('Not answered yet.');
  expect(own.replace(/\s+/g, ' ')).toMatch(/UTC: sent/);
  expect((await new Visitor().get(`/g/${id}`)).text).not.toContain(BEN);
  expect((await (await signIn('Cleo')).browser.get(`/g/${id}`)).text).not.toContain(BEN);
});

it('takes a line of greeting along, as text, and none with a link in it', async () => {
  await deliver(await invite('Fancy <b>a game</b> & a chat?'));
  const [letter] = await invitationsTo(BEN);
  expect(letter?.text).toContain('Ada writes: “Fancy <b>a game</b> & a chat?”');
  expect(letter?.html).toContain('Fancy &lt;b&gt;a game&lt;/b&gt; &amp; a chat?');
  for (const greeting of ['see example.org', 'write to a@b.example', 'http://x', 'call +44 1234 567890']) {
    const refused = await ada.browser.post('/new/three-crowns', {
      who: 'address',
      seat: '0',
      'guest-1': 'cleo@example.test',
      greeting,
    });
    expect([greeting, refused.status]).toEqual([greeting, 400]);
    expect(refused.text).toContain('Please leave it out.');
  }
  const long = { who: 'link', seat: '0', greeting: 'x'.repeat(201) };
  expect((await ada.browser.post('/new/three-crowns', long)).text).toContain('longer than 200 characters');
});

it('is sent again once a day by its host, and by nobody else', async () => {
  const id = await invite('Hello');
  await deliver(id);
  const again = (visitor: Visitor) => visitor.post(`/g/${id}/invitations`, { seat: '1' });
  expect((await again(new Visitor())).status).toBe(403);
  expect((await again(ada.browser)).location).toBe(`/g/${id}`);
  await deliver(id);
  const letters = await invitationsTo(BEN);
  expect(letters.length).toBe(2);
  expect(letters.at(-1)?.text).toContain('Ada writes: “Hello”');
  const refused = await again(ada.browser);
  expect([refused.status, refused.text.includes('once more tomorrow')]).toEqual([429, true]);
  expect((await ada.browser.post(`/g/${id}/invitations`, { seat: '0' })).status).toBe(409);
});
