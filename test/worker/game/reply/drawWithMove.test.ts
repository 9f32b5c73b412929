/** A draw that is offered by mail together with a move, and other things that are proposed by a word. */
import { beforeEach, expect, it } from 'vitest';
import { lettersTo, reply } from '../../../support/worker/mailbox.ts';
import { begin, ring, stopTheClock, type Table } from '../../../support/worker/table.ts';

beforeEach(stopTheClock);

/** Answers the newest letter to a seat that can be answered, and returns the words of the next. */
async function answer(table: Table, seat: number, text: string): Promise<string> {
  await ring(table.stub);
  const address = table.addresses[seat] ?? '';
  const to = (await lettersTo(address)).findLast(({ replyTo }) => replyTo)?.replyTo ?? '';
  await reply({ from: address, to, text });
  await ring(table.stub);
  return newest(table, seat);
}

async function newest(table: Table, seat: number): Promise<string> {
  await ring(table.stub);
  return ((await lettersTo(table.addresses[seat] ?? '')).at(-1)?.text ?? '').replace(/\s+/g, ' ');
}

it.each([
  'f1-e2 draw?',
  'f1-e2, draw',
  'f1-e2\nI offer a draw',
  'f1-e2\ndraw?',
  'f1-e2 (draw?)',
  'f1e2 Remis?',
])('%j plays the move and offers a draw, which one letter tells and “accept” answers', async (text) => {
  const table = await begin();
  expect(await answer(table, 0, text)).toMatch(/^Played f1-e2, and offered a draw with it; Ben is to move\./);
  expect(await table.stub.snapshot()).toMatchObject({ offers: [{ kind: 'draw', seat: 0, ply: 1 }] });
  const letter = await newest(table, 1);
  expect(letter).toMatch(
    /^Ada \(Green\) played f1-e2\. It is your turn\. Ada offers a draw\. Reply with “accept” or “decline”/,
  );
  expect((await lettersTo(table.addresses[1] ?? '')).length).toBe(2);
  await answer(table, 1, 'accept');
  expect(await table.stub.snapshot()).toMatchObject({ phase: 'over', outcome: { reason: 'AGREED' } });
});

it('nothing is done where a draw is offered already: the word could be its answer', async () => {
  const table = await begin();
  await ring(table.stub);
  await table.ask({ type: 'offer', seat: 1, ply: 0, offer: { kind: 'draw' } });
  expect(await answer(table, 0, 'f1-e2\ndraw')).toContain('Neither was done');
  expect(await table.stub.snapshot()).toMatchObject({ phase: 'playing', turns: [] });
});

it.each(['f1-e2\nWhat a draw that was!', 'f1-e2\nno draw today'])('%j offers none', async (text) => {
  const table = await begin();
  await answer(table, 0, text);
  expect((await table.stub.snapshot())?.offers).toEqual([]);
});

it('time is given by a word, and both are told', async () => {
  const table = await begin('three-crowns', {}, { clock: { terms: '3d/move' } });
  expect(await answer(table, 1, 'give 2 days')).toMatch(/^You gave Ada 2 days more on the clock\./);
  expect(await newest(table, 0)).toMatch(/^Ben gave you 2 days more on the clock\. The time for this move/);
});

it('the absent are called by a word, and told until when', async () => {
  const table = await begin();
  expect(await answer(table, 1, 'call')).toContain('Ada has been called');
  expect(await newest(table, 0)).toContain(
    'The others call you: please move by Sun 15 Jan 2090, 12:00 UTC. Whoever has not moved by then leaves',
  );
  expect(await answer(table, 0, 'time')).toContain('14 days');
});

it('a decided match is ended by a word and its answer', async () => {
  const table = await begin('three-crowns', {}, { series: { number: 3, games: 3, points: [2, 0] } });
  expect(await answer(table, 0, 'end match')).toContain('You have proposed to end the match here. Ben is');
  expect(await newest(table, 1)).toContain('Ada proposes to end the match here, because it is decided.');
  expect(await answer(table, 1, 'accept')).toContain('The score: Ada 2, Ben 0.');
});
