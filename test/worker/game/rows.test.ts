/** What a move costs in rows written, which is what the platform charges for, and a game in bytes stored. */
import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GameObject } from '../../../src/worker/game/gameObject.ts';
import { takeReport } from '../../../src/worker/mail/out/takeReport.ts';
import { ROWS_OF_A_MOVE } from '../../support/rowsOfAMove.ts';
import { countRows } from '../../support/worker/rows.ts';
import { begin, passTime, ring, stopTheClock } from '../../support/worker/table.ts';

const MINUTE = 60_000;
const MOVES = ['g8-f7', 'c8-d8', 'f7-g6', 'h3-g2', 'g6-g7', 'h8-g8', 'h4-g4', 'h5-h4'];

beforeEach(stopTheClock);
afterEach(() => {
  vi.useRealTimers();
});

it('a move with its clock, its letter, the report of it and its lists writes few rows, and a short game takes few bytes', async () => {
  const table = await begin('three-crowns', {}, { clock: { terms: '3d/move' } });
  await ring(table.stub);
  const written = await countRows(table.stub);
  for (const [ply, move] of MOVES.entries()) {
    passTime(MINUTE);
    expect(await table.play(move)).toMatchObject({ ok: true });
    // The letter, and the lists a moment later.
    await ring(table.stub);
    passTime(1000);
    await ring(table.stub);
    const key = `${table.id}:yourTurn:${(ply + 1) % 2}:${ply + 1}`;
    await takeReport(env, key, { key, fate: 'delivered', at: Date.now(), stops: undefined });
  }
  const perMove = { object: written.object / MOVES.length, d1: written.d1 / MOVES.length };
  const bytes = await runInDurableObject(
    table.stub,
    (_: GameObject, { storage }) => storage.sql.databaseSize,
  );
  expect((await table.stub.letters()).filter(({ fate }) => fate === 'delivered')).toHaveLength(MOVES.length);
  expect(perMove.object).toBeLessThanOrEqual(ROWS_OF_A_MOVE.object);
  expect(perMove.d1).toBeLessThanOrEqual(ROWS_OF_A_MOVE.d1);
  expect(bytes).toBeLessThanOrEqual(30_000);
});
