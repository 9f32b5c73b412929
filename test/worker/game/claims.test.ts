/** Claims of Hibryd: everybody is told by letter who claims what, who must answer and how, and how it ended. */
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

const [movesOf13 = [], movesOf62 = []] = [13, 62].map(
  (line) => (JSON.parse(vectors.split('\n')[line] ?? '') as { moves: readonly string[] }).moves,
);
/** Ben's King goes to an enemy throne; then Cleo's answers, and Ada makes nothing of it. */
const CLAIMED = movesOf13.slice(0, 26);
const [ANSWER = '', OTHERWISE = ''] = movesOf13.slice(26, 28);

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
  expect(await lettersOfPly(table, 26)).toEqual(['news:0', 'news:1', 'yourTurn:2']);
  const [ada, ben, cleo] = await texts(table);
  expect(ada).toMatch(
    /^Ben played f2-g2\. - Ben claims the win by way 6: the King has moved onto .* Cleo must answer in this turn, by moving the own King onto/,
  );
  expect(ben).toMatch(/^You played f2-g2\. - You claim the win by way 6: .* Cleo must answer in this turn/);
  expect(cleo).toMatch(/It is your turn\. - Ben claims the win by way 6: .* You must answer in this turn/);
  expect(ada).toContain('After move 26:');
});

it('tell the claimant and everybody else who answered, who may duplicate, and that the way closes', async () => {
  const table = await played([...CLAIMED, ANSWER]);
  const [ada, ben, cleo] = await texts(table);
  expect(ada).toMatch(/Cleo has answered Ben’s claim by doing the same.* You win by doing in this turn/);
  expect(ben).toMatch(/Cleo has answered your claim by doing the same.* Ada wins by doing in this turn/);
  expect(cleo).toMatch(/You have answered Ben’s claim by doing the same.* Ada wins by doing in this turn/);
  await table.play(OTHERWISE);
  await deliver(table);
  expect(await lettersOfPly(table, 28)).toEqual(['news:0', 'news:2', 'yourTurn:1']);
  for (const text of await texts(table)) {
    expect(text).toContain('Way 6 (the King on an enemy throne) is closed: nobody can win by it any more.');
  }
});

it('tell in letters about a player who left what became of the claim', async () => {
  const table = await played(CLAIMED);
  await table.ask({ type: 'resign', seat: 1, ply: CLAIMED.length });
  await deliver(table);
  const [ada, , cleo] = await texts(table);
  expect(ada).toContain('Ben has left the game, so Cleo need not answer the claim any more.');
  expect(cleo).toContain('Ben has left the game, so you need not answer the claim any more.');
});

it('tell in letters about the end which claim nobody could answer', async () => {
  const table = await played(movesOf62);
  const [ada, ben, cleo] = await texts(table);
  for (const text of [ada, ben, cleo])
    expect(text).toMatch(/^Ada wins: the King on an enemy throne, not answered\./);
  expect(ada).toMatch(/You claim the win by way 6: .*Ben has no move that answers it, so you win\./);
  expect(ben).toMatch(/Ada claims the win by way 6: .*You have no move that answers it, so Ada wins\./);
  expect(cleo).toMatch(/Ada claims the win by way 6: .*Ben has no move that answers it, so Ada wins\./);
});

it('repeat in a refusal what must be answered', async () => {
  const table = await played(CLAIMED);
  const [, , from = ''] = table.addresses;
  await reply({ from, to: (await lettersTo(from)).at(-1)?.replyTo ?? '', text: 'b7-c6' });
  await deliver(table);
  const [, , cleo = ''] = await texts(table);
  expect(cleo).toMatch(/^Your move was not played\./);
  const token = /\/play\/(play\.[a-z0-9.]+)/.exec(cleo)?.[1] ?? '';
  const [page, answer] = await Promise.all([
    exports.default.fetch(`http://localhost:8787/play/${token}?move=a5-a6`),
    exports.default.fetch(`http://localhost:8787/api/games/${table.id}/moves`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': 'one' },
      body: JSON.stringify({ ply: 26, move: 'a5-a6' }),
    }),
  ]);
  for (const said of [cleo, await page.text(), await answer.text()]) {
    expect(said).toMatch(/(Cleo|You) must answer in this turn, by moving the own King onto/);
  }
  expect([page.status, answer.status]).toEqual([400, 422]);
});
