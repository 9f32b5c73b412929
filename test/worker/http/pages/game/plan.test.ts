/** A player's plan on pages: tried on the board, written, changed by buttons, and seen by nobody else. */
import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { signLink } from '../../../../../src/email/index.ts';
import { readSettings } from '../../../../../src/worker/env.ts';
import { outlineOf } from '../../../../../src/worker/game/plans/outline.ts';
import { signedIn, type Visit, Visitor } from '../../../../support/worker/browser.ts';
import { hidden } from '../../../../support/worker/people.ts';
import { begin, ring, stopTheClock, type Table } from '../../../../support/worker/table.ts';

beforeEach(stopTheClock);

const linkOf = ({ id }: Table, seat: number, ply: number): string =>
  `/play/${signLink(readSettings(env).secret, { purpose: 'play', game: id, seat, ply })}`;

const shown = ({ text }: Visit): string =>
  text
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<\/(?:p|li|h\d|span|button)>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ');

/** The plan of a seat: each line as `b1 c2: d3`, with `*` for any. */
const linesOf = async ({ stub }: Table, seat: number): Promise<readonly string[]> =>
  outlineOf((await stub.wishes(seat)).plan?.lines ?? [], seat).map(
    ({ number, others, answer }) => `${number} ${others.map(({ move }) => move ?? '*').join(' ')}: ${answer}`,
  );

/** Ada has moved, and opens her plan by the link of her letter. */
async function ready(game = 'three-crowns', move = 'a4-b4') {
  const table = await begin(game);
  await table.play(move);
  const path = `${linkOf(table, 0, 1)}/plan`;
  const visitor = new Visitor();
  const tried = (...moves: readonly string[]) => visitor.post(path, { line: moves.join('\n'), ply: '1' });
  const press = async (name: string, value: string) => {
    const edition = hidden((await visitor.get(path)).text, 'edition');
    return visitor.post(path, { [name]: value, edition });
  };
  return { table, path, visitor, tried, press };
}

it('keeps lines that were tried on the board, each below what it begins with', async () => {
  const { table, tried } = await ready();
  expect((await tried('c8-d7', 'b4-b3')).status).toBe(303);
  await tried('c8-d7', 'b4-b3', 'f8-f7', 'h6-g7');
  await tried('f8-f7', 'b4-b5');
  expect(await linesOf(table, 0)).toEqual(['1 c8-d7: b4-b3', '1.1 f8-f7: h6-g7', '2 f8-f7: b4-b5']);
  await tried('c8-d7', 'b4-c4');
  expect(await linesOf(table, 0)).toEqual(['1 c8-d7: b4-c4', '2 f8-f7: b4-b5']);
});

it('says what is wrong with a line, and keeps what there was', async () => {
  const { table, path, tried, visitor } = await ready();
  await tried('c8-d7', 'b4-b3');
  const illegal = await tried('c8-d7', 'z9');
  expect([illegal.status, shown(illegal)]).toEqual([
    409,
    expect.stringContaining('“z9” is not a legal move'),
  ]);
  expect(shown(await tried('c8-d7', 'b4-b3', 'f8-f7'))).toContain('without a move of yours');
  const long = await tried(...Array.from({ length: 70 }, (_, at) => ['c8-d7', 'b4-b3'][at % 2] ?? ''));
  expect(shown(long)).toContain('at most 400 moves, and at most 60 in a row');
  const written = await visitor.post(path, { do: 'add', text: 'if c8-d7 then z9' });
  expect(written.text).toContain('if c8-d7 then z9</textarea>');
  expect(shown(written)).toContain('“z9” is not understood in a plan');
  expect(await linesOf(table, 0)).toEqual(['1 c8-d7: b4-b3']);
});

it('changes lines by buttons, and only those that its page showed', async () => {
  const { table, path, tried, press, visitor } = await ready();
  await tried('c8-d7', 'b4-b3');
  await tried('f8-f7', 'b4-b5');
  const old = hidden((await visitor.get(path)).text, 'edition');
  await press('remove', '0.0');
  expect(await linesOf(table, 0)).toEqual(['1 f8-f7: b4-b5']);
  // Another tab still shows both.
  const late = await visitor.post(path, { remove: '0.0', edition: old });
  expect([late.status, shown(late)]).toEqual([
    409,
    expect.stringContaining('has changed since this page was opened'),
  ]);
  expect(await linesOf(table, 0)).toEqual(['1 f8-f7: b4-b5']);
  await press('any', '0');
  expect(await linesOf(table, 0)).toEqual(['1 *: b4-b5']);
  expect(shown(await visitor.get(path))).toContain('(1) Black plays anything: you play b4-b5.');
  await tried('c8-d7', 'b4-b3');
  expect(shown(await visitor.get(path))).toContain('(1) Black plays anything else: you play b4-b5.');
  await press('remove', '1.0');
  await press('remove', '0.0');
  expect((await table.stub.wishes(0)).plan).toBeUndefined();
});

it('has switches for the guard and for forced moves, and an end', async () => {
  const { table, path, tried, press, visitor } = await ready();
  await tried('c8-d7', 'b4-b3');
  await press('do', 'unguarded');
  await press('do', 'forced');
  expect(await table.stub.wishes(0)).toMatchObject({ plan: { isUnguarded: true }, playsForced: true });
  expect((await visitor.get(path)).text.match(/aria-checked="true"/g)).toHaveLength(2);
  await press('do', 'guarded');
  await press('do', 'unforced');
  expect((await table.stub.wishes(0)).plan).not.toHaveProperty('isUnguarded');
  await press('do', 'end');
  expect(await table.stub.wishes(0)).toEqual({ plan: undefined, playsForced: false });
});

it('keeps what still fits of a line that was tried before the game moved on', async () => {
  const { table, path, tried, visitor } = await ready();
  const ada = await signedIn(table.addresses[0] ?? '');
  await table.play('c8-d7');
  await table.play('b4-b3');
  // Nobody knows who has the older link; Ada herself goes on.
  const byLink = await tried('c8-d7', 'b4-b3', 'f8-f7', 'h6-g7');
  expect([byLink.status, shown(byLink)]).toEqual([409, expect.stringContaining('from an older letter')]);
  const late = { line: 'c8-d7\nb4-b3\nf8-f7\nh6-g7', ply: '1' };
  expect((await ada.post(path, late)).status).toBe(303);
  expect(await linesOf(table, 0)).toEqual(['1 f8-f7: h6-g7']);
  const other = await ada.post(path, { line: 'f8-f7\nb4-b5', ply: '1' });
  expect(shown(other)).toContain('the game has gone on meanwhile');
  expect((await visitor.get(path)).status).toBe(409);
});

it('takes no line on its owner’s turn, and shows what is about to be played', async () => {
  const { table, path, tried } = await ready();
  const ada = await signedIn(table.addresses[0] ?? '');
  await tried('c8-d7', 'b4-b3');
  await table.play('c8-d7');
  // The letter has not left yet.
  const page = await ada.get(path);
  expect(shown(page)).toContain('(1) Now you play b4-b3.');
  expect(page.text).not.toContain('name="remove"');
  const refused = await ada.post(path, { line: 'b4-b3\nf8-f7\nh6-g7', ply: '2' });
  expect(shown(refused)).toContain('It is your turn already');
});

it('makes each of two other players’ moves "whatever they play"', async () => {
  const { table, path, tried, press, visitor } = await ready('threehex', '106-105');
  await tried('54-29', '95-30', '105-104');
  expect(shown(await visitor.get(path))).toMatch(
    /\(1\) \w+ plays 54-29 and \w+ plays 95-30: you play 105-104\. Remove Whatever \w+ plays Whatever \w+ plays/,
  );
  await press('any', '0.0');
  expect(await linesOf(table, 0)).toEqual(['1 54-29 *: 105-104']);
  await press('any', '0');
  expect(await linesOf(table, 0)).toEqual(['1 * *: 105-104']);
  await table.play('54-29');
  await table.play('95-30');
  await ring(table.stub);
  expect((await table.stub.snapshot())?.turns.at(-1)).toMatchObject({ move: '105-104', isPlanned: true });
});

it('is a tab of the game’s page for its owner, and nowhere else', async () => {
  const { table, tried } = await ready();
  await tried('c8-d7', 'b4-b3');
  const [ada, ben] = [await signedIn(table.addresses[0] ?? ''), await signedIn(table.addresses[1] ?? '')];
  const own = await ada.get(`/g/${table.id}`);
  expect(shown(own)).toContain('(1) Black plays c8-d7: you play b4-b3.');
  expect(own.text).toContain('href="#plan"');
  expect(own.headers.get('cache-control')).toBe('no-store');
  const form =
    /<form method="post" action="([^"]*\/plan)"><input type="hidden" name="edition" value="(\w+)"/.exec(
      own.text,
    );
  const removed = await ada.post(form?.[1] ?? '', { remove: '0.0', edition: form?.[2] ?? '', from: 'game' });
  expect(removed.location).toBe(`/g/${table.id}#plan`);
  await tried('c8-d7', 'b4-b3');
  const others = [
    ...[`/g/${table.id}`, `${linkOf(table, 1, 1)}`, `${linkOf(table, 1, 1)}/plan`],
    ...[`/g/${table.id}/0`, `/embed/${table.id}`, `/api/games/${table.id}`],
  ];
  for (const path of others) expect((await ben.get(path)).text).not.toMatch(/c8-d7|b4-b3/);
  expect((await new Visitor().get(`/g/${table.id}`)).text).not.toContain('data-part="plan"');
  expect((await ada.get(`/g/${table.id}/0`)).text).not.toContain('data-part="plan"');
});

it('is offered by the page of a link that has just played', async () => {
  const { table, visitor } = await ready();
  const played = await visitor.get(linkOf(table, 0, 0));
  const path = /href="(\/play\/[^"]*\/plan)"/.exec(played.text)?.[1] ?? '';
  expect((await visitor.get(path)).status).toBe(200);
  await table.play('c8-d7');
  expect((await visitor.get(linkOf(table, 0, 0))).text).not.toContain('/plan"');
});
