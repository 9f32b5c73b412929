/**
 * Claims of Hibryd: everybody is told by letter who claims what, who must answer and how, and how it ended.
 */
import { exports } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { lettersTo, reply } from '../../support/worker/mailbox.ts';
import {
  begin,
  lettersSent,
  newestLetter,
  passTime,
  ring,
  stopTheClock,
  type Table,
} from '../../support/worker/table.ts';
import vectors from '../../vectors/hibryd.jsonl?raw';

const [closing = [], unanswered = []] = [45, 7].map(
  (line) => (JSON.parse(vectors.split('\n')[line] ?? '') as { moves: readonly string[] }).moves,
);
/** Cleo's King goes to an enemy throne; then Ada's answers, and Ben makes nothing of it. */
const CLAIMED = closing.slice(0, 21);
const [ANSWER = '', OTHERWISE = ''] = closing.slice(21, 23);

async function played(moves: readonly string[]): Promise<Table> {
  const table = await begin('hibryd');
  for (const move of moves) expect(await table.play(move)).toMatchObject({ ok: true });
  await deliver(table);
  return table;
}

/** Until nothing is owed. */
async function deliver({ stub }: Table): Promise<void> {
  for (let rings = 0; rings < 12; rings++) {
    passTime(60_000);
    await ring(stub);
  }
}

const lettersOfPly = async (table: Table, ply: number) =>
  (await lettersSent(table))
    .filter((key) => key.split(':')[2] === String(ply))
    .map((key) => key.split(':', 2).join(':'))
    .sort();

const texts = async ({ addresses }: Table): Promise<readonly string[]> =>
  Promise.all(addresses.map(async (address) => (await newestLetter(address)).text.replace(/\s+/g, ' ')));

beforeEach(stopTheClock);

it('tell a claim to all three, once each, with what must be done', async () => {
  const table = await played(CLAIMED);
  expect(await lettersOfPly(table, 21)).toEqual(['news:1', 'news:2', 'yourTurn:0']);
  const [ada, ben, cleo] = await texts(table);
  expect(ben).toMatch(
    /^Cleo played b3-b2\. - Cleo claims the win by way 6: the King has moved onto .* Ada must answer in this turn, by moving (their|your) own King onto/,
  );
  expect(cleo).toMatch(/^You played b3-b2\. - You claim the win by way 6: .* Ada must answer in this turn/);
  expect(ada).toMatch(/It is your turn\. - Cleo claims the win by way 6: .* You must answer in this turn/);
  expect(ben).toContain('After move 21:');
});

it('tell the claimant and everybody else who answered, who may duplicate, and that the way closes', async () => {
  const table = await played([...CLAIMED, ANSWER]);
  const [ada, ben, cleo] = await texts(table);
  expect(ben).toMatch(/Ada has answered Cleo’s claim by doing the same.* You win by doing in this turn/);
  expect(cleo).toMatch(/Ada has answered your claim by doing the same.* Ben wins by doing in this turn/);
  expect(ada).toMatch(/You have answered Cleo’s claim by doing the same.* Ben wins by doing in this turn/);
  await table.play(OTHERWISE);
  await deliver(table);
  expect(await lettersOfPly(table, 23)).toEqual(['news:0', 'news:1', 'yourTurn:2']);
  for (const text of await texts(table)) {
    expect(text).toContain('Way 6 (the King on an enemy throne) is closed: nobody can win by it any more.');
  }
});

it('tell in letters about a player who left what became of the claim', async () => {
  const table = await played(CLAIMED);
  await table.ask({ type: 'resign', seat: 2, ply: CLAIMED.length });
  await deliver(table);
  const [ada, ben] = await texts(table);
  expect(ben).toContain('Cleo has left the game, so Ada need not answer the claim any more.');
  expect(ada).toContain('Cleo has left the game, so you need not answer the claim any more.');
});

it('tell in letters about the end which claim nobody could answer', async () => {
  const table = await played(unanswered);
  const [ada, ben, cleo] = await texts(table);
  for (const text of [ada, ben, cleo])
    expect(text).toMatch(/^Ben wins: the King on an enemy throne, not answered\./);
  expect(ben).toMatch(/You claim the win by way 6: .*Cleo has no move that answers it, so you win\./);
  expect(cleo).toMatch(/Ben claims the win by way 6: .*You have no move that answers it, so Ben wins\./);
  expect(ada).toMatch(/Ben claims the win by way 6: .*Cleo has no move that answers it, so Ben wins\./);
});

it('repeat in a refusal what must be answered', async () => {
  const table = await played(CLAIMED);
  const [from = ''] = table.addresses;
  await reply({ from, to: (await lettersTo(from)).at(-1)?.replyTo ?? '', text: 'f1-e2' });
  await deliver(table);
  const [ada = ''] = await texts(table);
  expect(ada).toMatch(/^Your move was not played\./);
  const token = /\/play\/(play\.[a-z0-9.]+)/.exec(ada)?.[1] ?? '';
  const [page, answer] = await Promise.all([
    exports.default.fetch(`http://localhost:8787/play/${token}?move=f2-e3`),
    exports.default.fetch(`http://localhost:8787/api/games/${table.id}/moves`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': 'one' },
      body: JSON.stringify({ ply: 21, move: 'f2-e3' }),
    }),
  ]);
  for (const said of [ada, await page.text(), await answer.text()]) {
    expect(said).toMatch(/(Ada|You) must answer in this turn, by moving (their|your) own King onto/);
  }
  expect([page.status, answer.status]).toEqual([400, 422]);
});
