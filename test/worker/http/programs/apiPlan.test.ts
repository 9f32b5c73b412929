/** A plan through the API: read, replaced and deleted with a play token. */
import { env, exports } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { signLink } from '../../../../src/email/index.ts';
import { readSettings } from '../../../../src/worker/env.ts';
import { ORIGIN } from '../../../support/worker/browser.ts';
import { begin, ring, stopTheClock, type Table } from '../../../support/worker/table.ts';

beforeEach(stopTheClock);

interface Turn {
  readonly does: string;
  readonly move?: string;
  readonly next?: readonly Turn[];
}

async function ask({ id }: Table, method: string, body?: unknown, ply = 1) {
  const token = signLink(readSettings(env).secret, { purpose: 'play', game: id, seat: 0, ply });
  const response = await exports.default.fetch(
    new Request(`${ORIGIN}/api/games/${id}/plan`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }),
  );
  const answer = (await response.json()) as Record<string, unknown>;
  return { status: response.status, answer };
}

const line = (...moves: readonly string[]): readonly Turn[] =>
  moves.reduceRight<readonly Turn[]>(
    (next, move) => [move === '*' ? { does: 'any', next } : { does: 'move', move, next }],
    [],
  );

async function ready(): Promise<Table> {
  const table = await begin();
  await table.play('a4-b4');
  return table;
}

it('is replaced as a whole, answered as it is put, fires, and is deleted', async () => {
  const table = await ready();
  expect((await ask(table, 'GET')).answer).toEqual({ ply: 1, plan: null, playForced: false });
  await ask(table, 'PUT', { ply: 1, lines: line('f8-f7', 'b4-b5') });
  const lines = [...line('C8 D7', 'b4-b3', '*', 'b3-b2'), ...line('*', 'b4-c4')];
  const put = await ask(table, 'PUT', { ply: 1, lines, whateverHappens: true, playForced: true });
  expect(put).toMatchObject({ status: 200, answer: { playForced: true, plan: { whateverHappens: true } } });
  const read = await ask(table, 'GET');
  expect(read).toEqual(put);
  const { plan } = read.answer as { readonly plan: { readonly lines: readonly Turn[] } };
  expect(plan.lines.map(({ does, move }) => move ?? does)).toEqual(['c8-d7', 'any']);
  expect(await ask(table, 'PUT', { ply: 1, playForced: true, ...plan })).toEqual(put);

  await table.play('c8-d7');
  await ring(table.stub);
  expect((await table.stub.snapshot())?.turns.at(-1)).toMatchObject({ move: 'b4-b3', isPlanned: true });
  const after = await ask(table, 'GET', undefined, 3);
  expect(after.answer).toMatchObject({ ply: 3, plan: { lines: [{ does: 'any' }] } });
  expect((await ask(table, 'DELETE', undefined, 3)).answer).toEqual({ ply: 3, plan: null, playForced: true });
  expect((await ask(table, 'DELETE', undefined, 3)).answer).toMatchObject({ code: 'NO_PLAN' });
});

it('switches forced moves together with the lines, or neither', async () => {
  const table = await ready();
  const refused = await ask(table, 'PUT', { ply: 1, lines: line('c8-d7', 'z9'), playForced: true });
  expect(refused.answer).toMatchObject({ code: 'PLAN_ILLEGAL' });
  expect((await ask(table, 'GET')).answer).toEqual({ ply: 1, plan: null, playForced: false });
});

it.each<[string, unknown, number, string, string]>([
  ['no JSON', 'nonsense', 400, 'BAD_BODY', 'A body like'],
  ['a turn that is none', { ply: 1, lines: [{ does: 'dance' }] }, 400, 'BAD_BODY', 'lines[0]'],
  ['nothing to do', { ply: 1 }, 400, 'BAD_BODY', 'lines'],
  ['no lines', { ply: 1, lines: [] }, 409, 'PLAN_EMPTY', 'no line'],
  [
    'an illegal move',
    { ply: 1, lines: line('c8-d7', 'z9') },
    422,
    'PLAN_ILLEGAL',
    '“z9” is not a legal move',
  ],
  [
    'what is no move behind any',
    { ply: 1, lines: line('*', '<b>hello</b>') },
    409,
    'PLAN_UNREADABLE',
    'is not understood',
  ],
  [
    'a line without an answer',
    { ply: 1, lines: line('c8-d7') },
    409,
    'PLAN_WITHOUT_ANSWER',
    'ends after c8-d7',
  ],
  ['a ply to come', { ply: 7, lines: line('c8-d7', 'b4-b3') }, 409, 'FUTURE_PLY', 'move 8'],
  [
    '401 moves',
    { ply: 1, lines: Array(401).fill({ does: 'any' }) },
    422,
    'PLAN_TOO_LARGE',
    'at most 400 moves',
  ],
  ['61 in a row', { ply: 1, lines: line(...Array(61).fill('*')) }, 422, 'PLAN_TOO_LARGE', '60 in a row'],
  ['3000 in a row', { ply: 1, lines: line(...Array(2000).fill('*')) }, 422, 'PLAN_TOO_LARGE', '60 in a row'],
])('refuses %s, says why, and keeps what there was', async (_, body, status, code, said) => {
  const table = await ready();
  await ask(table, 'PUT', { ply: 1, lines: line('f8-f7', 'b4-b5') });
  const before = await ask(table, 'GET');
  expect(await ask(table, 'PUT', body)).toMatchObject({
    status,
    answer: { code, message: expect.stringContaining(said) },
  });
  expect(await ask(table, 'GET')).toEqual(before);
});

it('opens to no older token', async () => {
  const table = await ready();
  await table.play('c8-d7');
  for (const method of ['GET', 'DELETE']) {
    expect(await ask(table, method)).toMatchObject({ status: 409, answer: { code: 'OLD_TOKEN' } });
  }
});
