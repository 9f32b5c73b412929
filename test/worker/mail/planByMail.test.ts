/** A plan by mail alone, from the letter that asks for a move to the letter after what was planned. */
import { beforeEach, expect, it } from 'vitest';
import { Visitor } from '../../support/worker/browser.ts';
import { lettersTo, reply } from '../../support/worker/mailbox.ts';
import { begin, ring, stopTheClock, type Table } from '../../support/worker/table.ts';

beforeEach(stopTheClock);

async function newest({ addresses, stub }: Table, seat: number) {
  await ring(stub);
  const letter = (await lettersTo(addresses[seat] ?? '')).at(-1);
  if (!letter) throw new Error('no letter');
  return letter;
}

async function answer(table: Table, seat: number, text: string): Promise<void> {
  const { replyTo = '' } = await newest(table, seat);
  await reply({ from: table.addresses[seat] ?? '', to: replyTo, text });
}

const pathIn = (text: string, end: string): string =>
  new RegExp(`http://localhost:8787(/play/\\S+/${end}\\S*)`).exec(text)?.[1] ?? '';

it('is kept with a move, shown as understood, and plays when it comes so', async () => {
  const table = await begin();
  await answer(table, 0, 'a4-b4\n\nif c8-d7 then b4-b3 if f8-f7 then h6-g7\notherwise b4-c4\n\nCheers, Ada');
  const { text, replyTo } = await newest(table, 0);
  expect(text).toContain('Your move a4-b4 was played, and your plan is kept.');
  expect(text).toContain('(1) Black plays c8-d7: you play b4-b3.');
  expect(text).toContain('(1.1) Black plays f8-f7: you play h6-g7.');
  expect(text).toContain('(2) Black plays anything else: you play b4-c4.');
  expect(text).toContain('Nobody else sees this plan');
  expect(text).toContain('The board at the end of the first line, after h6-g7:');

  // A line more, in answer to that letter; and what is not understood changes nothing.
  await reply({ from: table.addresses[0] ?? '', to: replyTo ?? '', text: 'if f8-f7 then b4-b5' });
  expect((await newest(table, 0)).text).toContain('Black plays f8-f7: you play b4-b5.');
  await reply({ from: table.addresses[0] ?? '', to: replyTo ?? '', text: 'if f8-f7 then perhaps b4-b5' });
  expect((await newest(table, 0)).text).toContain('A move stood under a condition that could not be read.');

  await answer(table, 1, 'c8-d7');
  await ring(table.stub);
  expect((await table.stub.snapshot())?.turns.map(({ move }) => move)).toEqual(['a4-b4', 'c8-d7', 'b4-b3']);
  expect((await newest(table, 1)).text).toContain('Ada (Green) played b4-b3 at once, as planned.');
  await answer(table, 1, 'f8-f7');
  await ring(table.stub);
  await answer(table, 1, 'a1-a2');
  expect((await table.stub.snapshot())?.turns.at(3)?.move).toBe('f8-f7');
  expect((await table.stub.snapshot())?.turns.at(4)).toMatchObject({ move: 'h6-g7', isPlanned: true });
});

it('of somebody unproven is kept only on the page that a link leads to', async () => {
  const table = await begin();
  await answer(table, 0, 'a4-b4');
  const { replyTo = '' } = (await lettersTo(table.addresses[0] ?? '')).at(-1) ?? {};
  await reply({ from: table.addresses[0] ?? '', to: replyTo, text: 'if c8-d7 then b4-b3', headers: [] });
  const { text } = await newest(table, 0);
  expect(text).toContain('A letter asks to keep this plan for you. It has not been kept.');
  expect((await table.stub.wishes(0)).plan).toBeUndefined();
  const visitor = new Visitor();
  const path = pathIn(text, 'plan').replaceAll('&amp;', '&');
  const page = await visitor.get(path);
  expect(page.text).toContain('if c8-d7 then b4-b3</textarea>');
  expect((await table.stub.wishes(0)).plan).toBeUndefined();
  const kept = await visitor.post(path.split('?')[0] ?? '', { do: 'add', text: 'if c8-d7 then b4-b3' });
  expect(kept.status).toBe(303);
  expect((await table.stub.wishes(0)).plan?.lines).toHaveLength(1);
});
