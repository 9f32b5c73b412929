import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { takeReport } from '../../../../../src/worker/mail/out/takeReport.ts';
import { signedIn, Visitor } from '../../../../support/worker/browser.ts';
import { begin, lettersSent, ring, type Table } from '../../../../support/worker/table.ts';

/** The list of letters on the game's page. */
const shown = async (visitor: Visitor, { id }: Table): Promise<string> => {
  const { text } = await visitor.get(`/g/${id}`);
  return (/<div class="letters">.*?<\/details>/s.exec(text)?.[0] ?? '').replace(/<[^>]+>/g, '');
};

const bounce = (table: Table, seat: number) =>
  takeReport(env, crypto.randomUUID(), {
    key: `${table.id}:yourTurn:${seat}:0`,
    fate: 'bounced',
    reason: '550 no such user',
    at: Date.now(),
    stops: table.addresses[seat],
  });

it('the game’s page shows a player which letters were sent, when, and what became of them', async () => {
  const table = await begin();
  const ada = await signedIn(table.addresses[0] ?? '');
  expect(await shown(ada, table)).toContain('Your turn, move 1: waits to be sent');
  await ring(table.stub);
  expect(await shown(ada, table)).toMatch(/Your turn, move 1: \w{3} \d+ \w{3} \d{4}, \d\d:\d\d UTC, sent/);
  await bounce(table, 0);
  expect(await shown(ada, table)).toContain('bounced: 550 no such user');
});

it('the last one is of the last move', async () => {
  const table = await begin();
  await table.play('f1-e2');
  await table.ask({ type: 'resign', seat: 1, ply: 1 });
  await ring(table.stub);
  const ada = await signedIn(table.addresses[0] ?? '');
  expect(await shown(ada, table)).toContain('The end, move 2:');
});

it('nobody else sees them', async () => {
  const table = await begin();
  await ring(table.stub);
  const ben = await signedIn(table.addresses[1] ?? '');
  expect(await shown(ben, table)).toContain('The game begins, move 1');
  expect(await shown(ben, table)).not.toContain('Your turn, move');
  expect(await shown(new Visitor(), table)).toBe('');
});

it('an address that cannot be reached is told to its player on every page, and to the others as a fact', async () => {
  const table = await begin();
  await ring(table.stub);
  const ada = await signedIn(table.addresses[0] ?? '');
  const ben = await signedIn(table.addresses[1] ?? '');
  await bounce(table, 0);
  expect((await ada.get('/games')).text).toContain('Our letters to you bounced');
  const page = (await ben.get(`/g/${table.id}`)).text;
  expect(page).toContain('Ada cannot be reached');
  expect(page).not.toContain('Our letters to you bounced');
  expect(page).not.toContain('550 no such user');
  expect(page).not.toContain('@players.test');
});

it('a player chooses on the page how the letters of this one game come', async () => {
  const [table, other] = [await begin(), await begin()];
  await ring(table.stub);
  const ben = await signedIn(table.addresses[1] ?? '');
  expect((await ben.post(`/g/${table.id}/letters`, { mode: 'quiet' })).location).toBe(`/g/${table.id}`);
  expect((await new Visitor().post(`/g/${table.id}/letters`, { mode: 'quiet' })).status).toBe(403);
  expect((await ben.post(`/g/${other.id}/letters`, { mode: 'quiet' })).status).toBe(403);
  await table.play('f1-e2');
  await ring(table.stub);
  expect(await lettersSent(table)).not.toContain('yourTurn:1:1');
  expect(await shown(ben, table)).toContain('not sent: you want no letters');

  await ben.post(`/g/${table.id}/letters`, { mode: '' });
  await table.play('c8-d7');
  await table.play('e2-e3');
  await ring(table.stub);
  expect(await lettersSent(table)).toContain('yourTurn:1:3');
});
