/** A game whose log cannot be followed is shown as it stood, and holds up nobody. */
import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { env, exports } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sweepGames } from '../../../src/worker/cron/sweeper.ts';
import type { GameObject } from '../../../src/worker/game/gameObject.ts';
import { findBreak } from '../../../src/worker/game/log/chain.ts';
import { asGameId } from '../../../src/worker/game/model/ids.ts';
import { readOnlyGames } from '../../../src/worker/store/register.ts';
import { examineAll, rebuildAll } from '../../support/worker/slices.ts';
import {
  begin,
  lettersSent,
  newestLetter,
  passTime,
  ring,
  stopTheClock,
  type Table,
} from '../../support/worker/table.ts';

beforeEach(() => {
  stopTheClock();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const get = async (path: string) => {
  const response = await exports.default.fetch(`http://localhost:8787${path}`);
  return { status: response.status, text: await response.text() };
};

/** Changes a game's log behind its back; it opens anew with what stands there then. */
async function poison({ stub }: Table, sql: string): Promise<void> {
  await runInDurableObject(stub, (_: GameObject, { storage }) => {
    storage.sql.exec(sql);
  });
  await evictDurableObject(stub);
}

/** Two moves, and then what no release of ours has written. */
const POISONS: readonly (readonly [string, string, string])[] = [
  ['an event of a newer release', "UPDATE events SET type = 'seatSold' WHERE seq = 6", 'UNKNOWN_EVENT'],
  ['a newer version of an event', 'UPDATE events SET version = 9 WHERE seq = 6', 'UNKNOWN_EVENT'],
  ['a record that is no JSON', "UPDATE events SET payload = '{' WHERE seq = 6", 'UNKNOWN_EVENT'],
  [
    'a move that is no longer legal',
    `UPDATE events SET payload = json_set(payload, '$.move', 'a1-h8') WHERE seq = 6`,
    'IMPOSSIBLE_EVENT',
  ],
];

async function played(): Promise<Table> {
  const table = await begin('three-crowns', {}, { clock: { terms: '3d/move' } });
  await table.play('f1-e2');
  await table.ask({ type: 'playMove', seat: 1, ply: 1, text: (await legalReply(table)) ?? '' });
  await ring(table.stub);
  return table;
}

/** A legal move for the second seat, as an illegal one is answered with an example. */
async function legalReply({ id }: Table): Promise<string | undefined> {
  const { allRules, listMoves, readMove } = await import('../../../src/rules/index.ts');
  const rules = allRules.find((each) => each.id === 'three-crowns');
  if (!rules) throw new Error(`no rules for ${id}`);
  const first = readMove(rules, rules.start({}).position, 'f1-e2');
  if (!first.ok || first.value.standing.outcome) throw new Error('not legal');
  const { position } = first.value.standing;
  const [move] = listMoves(rules, position);
  return move && rules.spell(position, move);
}

it.each(POISONS)('%s leaves the game to be read', async (_, sql, code) => {
  const table = await played();
  const before = await table.stub.log();
  expect(before.map(({ type }) => type).slice(4)).toEqual(['movePlayed', 'movePlayed']);
  await poison(table, sql);

  expect(await table.stub.snapshot()).toMatchObject({
    trouble: { code, seq: 6 },
    turns: [{ move: 'f1-e2' }],
    seq: 5,
  });
  expect(await table.ask({ type: 'resign', seat: 0, ply: 1 })).toEqual({
    ok: false,
    error: { code: 'GAME_READ_ONLY' },
  });
  const page = await get(`/g/${table.id}`);
  expect(page.status).toBe(200);
  expect(page.text).toContain('can only be read for now');
  expect(JSON.parse((await get(`/api/games/${table.id}`)).text)).toMatchObject({
    ply: 1,
    toMove: null,
    readOnly: { code, seq: 6 },
  });
  expect((await get(`/g/${table.id}/game.txt`)).status).toBe(200);
  expect((await get(`/g/${table.id}/1`)).text).toContain('can only be read for now');
  expect((await get(`/g/${table.id}/feed.atom`)).status).toBe(200);
  expect((await get(`/g/${table.id}/1.png`)).status).toBe(200);
  expect((await get(`/g/${table.id}/2.png`)).status).toBe(404);
  const exported = (await get(`/api/games/${table.id}/log`)).text.trim().split('\n');
  expect(exported.map((line) => JSON.parse(line).seq)).toEqual(before.map(({ seq }) => seq));
});

it('tells the players once, and whoever replies', async () => {
  const table = await played();
  await poison(table, "UPDATE events SET type = 'seatSold' WHERE seq = 6");
  for (let visit = 0; visit < 3; visit++) {
    await table.stub.sweep();
    await ring(table.stub);
    await evictDurableObject(table.stub);
    passTime(60_000);
  }
  const told = (await lettersSent(table)).filter((key) => key.startsWith('readOnly'));
  expect(told).toEqual(['readOnly:0:1:6', 'readOnly:1:1:6']);
  expect((await newestLetter(table.addresses[0] ?? '')).text).toContain('cannot go on for now');

  const reply = {
    seat: 1,
    ply: 1,
    from: table.addresses[1] ?? '',
    authenticated: true,
    subject: '',
    lines: ['a8-a7'],
    unshown: [],
    hidden: [],
    messageId: '<1@players.test>',
  };
  const refused = { did: 'refused', refusal: { code: 'GAME_READ_ONLY' }, isAnswered: true };
  expect(await table.stub.answerReply(reply)).toEqual(refused);
  expect(await table.stub.answerReply(reply)).toEqual(refused);
  await ring(table.stub);
  expect((await lettersSent(table)).filter((key) => key.startsWith('readOnly'))).toHaveLength(3);
});

it('goes on where it can be read again', async () => {
  const table = await played();
  await poison(table, "UPDATE events SET type = 'seatSold' WHERE seq = 6");
  expect((await table.stub.snapshot())?.trouble).toBeDefined();
  await poison(table, "UPDATE events SET type = 'movePlayed' WHERE seq = 6");
  const snapshot = await table.stub.snapshot();
  expect(snapshot?.trouble).toBeUndefined();
  expect(snapshot).toMatchObject({ toMove: 0, seq: 6 });
  expect(findBreak(await table.stub.log())).toBeUndefined();
});

it('is served raw where not even its first event can be read', async () => {
  const table = await played();
  await poison(table, "UPDATE events SET payload = '' WHERE seq = 1");
  expect(await table.stub.snapshot()).toBeUndefined();
  expect(await table.ask({ type: 'resign', seat: 0, ply: 1 })).toMatchObject({
    error: { code: 'GAME_READ_ONLY' },
  });
  expect((await get(`/operator/games/${table.id}/log`)).text.trim().split('\n')).toHaveLength(6);
  const page = await get(`/g/${table.id}`);
  expect(page).toMatchObject({ status: 200, text: expect.stringContaining('3 Crowns: Ada – Ben') });
  expect(page.text).toContain('It stood at move 2 when it could last be read.');
  expect(JSON.parse((await get(`/api/games/${table.id}`)).text)).toMatchObject({
    ply: 2,
    toMove: null,
    readOnly: { code: 'UNKNOWN_EVENT', seq: 1 },
  });
  expect((await get(`/api/games/${table.id}/log`)).text.trim().split('\n')).toHaveLength(6);
  expect((await get(`/g/${table.id}/1`)).text).toBe(page.text);
  const shown = ['feed.atom', '1.png', 'game.gif', 'game.txt', 'game.json'].map(
    (file) => `/g/${table.id}/${file}`,
  );
  for (const path of [...shown, `/embed/${table.id}`]) {
    const answer = await get(path);
    expect(answer, path).toMatchObject({ status: 503, text: expect.stringContaining('can only be read') });
  }
  // A private one shows itself no more than one that can be read.
  await env.DB.prepare('UPDATE games SET private = 1 WHERE id = ?').bind(table.id).run();
  for (const path of [
    `/g/${table.id}`,
    `/g/${table.id}/1`,
    `/g/${table.id}/1.png`,
    `/api/games/${table.id}`,
    `/api/games/${table.id}/log`,
  ]) {
    expect((await get(path)).status, path).toBe(404);
  }
  expect(await rebuildAll()).toMatchObject({ failed: [], removed: [] });
  expect((await examineAll()).readOnly).toContainEqual(
    expect.objectContaining({ game: table.id, trouble: expect.objectContaining({ seq: 1 }) }),
  );
});

it('holds up neither lists, sweep, rebuild nor export of 60 others', async () => {
  const others = await Promise.all(Array.from({ length: 60 }, () => begin()));
  const sick = await played();
  for (const { stub } of others) await ring(stub);
  const read = async () => ({
    games: (await env.DB.prepare('SELECT *, 0 AS generation FROM games ORDER BY id').all()).results,
    seats: (await env.DB.prepare('SELECT * FROM seats ORDER BY game, seat').all()).results,
  });
  const before = await read();
  await poison(sick, "UPDATE events SET type = 'seatSold' WHERE seq = 6");
  const ghost = asGameId('aaaaaaaaaaaa');
  const { id: _, ...columns } = before.games[0] as Record<string, unknown>;
  const names = Object.keys(columns);
  await env.DB.prepare(
    `INSERT INTO games (id, ${names.join(', ')}) SELECT ?, ${names.join(', ')} FROM games LIMIT 1`,
  )
    .bind(ghost)
    .run();
  await env.DB.prepare('DELETE FROM games WHERE id = ?').bind(others[0]?.id).run();
  await env.DB.prepare("UPDATE games SET phase = 'over' WHERE id = ?").bind(others[1]?.id).run();

  const rebuilt = await rebuildAll();
  expect(rebuilt).toMatchObject({ failed: [], removed: [ghost] });
  expect(rebuilt.readOnly).toContainEqual({
    game: sick.id,
    trouble: expect.objectContaining({ code: 'UNKNOWN_EVENT', seq: 6 }),
  });
  expect(rebuilt.games).toBeGreaterThanOrEqual(61);
  expect(await read()).toEqual(before);

  await sweepGames(env, Date.now());
  await sweepGames(env, Date.now() + 1);
  expect((await readOnlyGames(env.DB, 1000)).map(({ game }) => game)).toContain(sick.id);
  for (const { id } of others.slice(0, 3)) {
    expect((await get(`/api/games/${id}/log`)).text.trim().split('\n')).toHaveLength(4);
    expect((await get(`/g/${id}`)).status).toBe(200);
  }
  expect((await get('/games/three-crowns')).status).toBeLessThan(500);
});

it('keeps the lists of a game that cannot be written', async () => {
  const table = await begin();
  await ring(table.stub);
  const row = async () => env.DB.prepare('SELECT * FROM games WHERE id = ?').bind(table.id).first();
  const before = await row();
  await runInDurableObject(table.stub, (game: GameObject) => {
    vi.spyOn(game, 'republish').mockRejectedValue(new Error('D1 is away'));
  });
  const { failed } = await rebuildAll();
  expect(failed).toContainEqual({ game: table.id, error: expect.any(String) });
  expect(await row()).toEqual(before);
});

it('restores the register of games that are only listed', async () => {
  const table = await begin();
  await ring(table.stub);
  await env.DB.prepare('DELETE FROM game_register WHERE id = ?').bind(table.id).run();
  expect(await rebuildAll()).toMatchObject({ removed: [] });
  const registered = await env.DB.prepare('SELECT id FROM game_register WHERE id = ?').bind(table.id).first();
  expect(registered).toEqual({ id: table.id });
});

it('shows a game of rules that are not here by those of today, and says which rules it needs', async () => {
  const table = await played();
  await poison(table, "UPDATE events SET payload = json_set(payload, '$.rulesVersion', 77) WHERE seq = 1");
  expect(await table.stub.snapshot()).toMatchObject({
    trouble: { code: 'OTHER_RULES', version: 77 },
    seq: 6,
  });
  expect((await get(`/g/${table.id}`)).status).toBe(200);
  const { needed } = await examineAll();
  expect(needed).toContainEqual({ rulesId: 'three-crowns', version: 77, games: 1, isHere: false });
});
