/** Plans of players, and games that are held so that what plays them can be watched. */
import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { wordsOf } from '../../../src/words/index.ts';
import { SECOND } from '../../../src/worker/clock/units.ts';
import { readSettings } from '../../../src/worker/env.ts';
import { execute } from '../../../src/worker/game/execute.ts';
import type { GameObject } from '../../../src/worker/game/gameObject.ts';
import { catchUp, type HeldGame, holdGame } from '../../../src/worker/game/heldGame.ts';
import { keepWish } from '../../../src/worker/game/keepWish.ts';
import { open } from '../../../src/worker/game/log/sealed.ts';
import { verifyLog } from '../../../src/worker/game/log/verify.ts';
import type { WrittenNode } from '../../../src/worker/game/plans/check.ts';
import type { Table } from './table.ts';

/** How long letters wait in a held game. */
export const HOLD = 30 * SECOND;

/** One line of play; `*` is any move. */
export const line = (...moves: readonly string[]): readonly WrittenNode[] => {
  const [move, ...rest] = moves;
  if (move === undefined) return [];
  const next = line(...rest);
  return [move === '*' ? { does: 'any', next } : { does: 'move', move, next }];
};

export async function plan(table: Table, seat: number, lines: readonly WrittenNode[], isUnguarded = false) {
  const ply = (await table.stub.snapshot())?.turns.length ?? 0;
  return table.stub.wish({ wish: 'plan', seat, ply, lines, isUnguarded, adds: false });
}

/** The moves of the log, `!` behind those that were planned. */
export const moves = async ({ stub }: Table): Promise<readonly string[]> =>
  (await stub.log())
    .filter(({ type }) => type === 'movePlayed')
    .map((record) => open(record).payload)
    .map(({ move, planned }) => `${move}${planned ? '!' : ''}`);

export const verified = async ({ stub }: Table): Promise<boolean> =>
  verifyLog((await stub.log()).map((record) => JSON.stringify(record)).join('\n')).ok;

/** Works on the game as if letters waited half a minute; `play` is by whoever is to move. */
export const held = <T>(
  { stub }: Table,
  work: (game: HeldGame, play: (text: string, at: number, cause?: string) => unknown) => T,
): Promise<T> =>
  runInDurableObject(stub, (_: GameObject, ctx) => {
    const game = holdGame(ctx, { ...readSettings(env), letterHoldSeconds: 30 }, () => 'salt'.repeat(7));
    game.load();
    let asked = 0;
    return work(game, (text, at, cause = `held:${asked++}`) => {
      catchUp(game, at);
      const { standing, turns } = game.state ?? {};
      const command = {
        type: 'playMove',
        seat: standing?.toMove ?? -1,
        ply: turns?.length ?? 0,
        text,
      } as const;
      return execute(game, command, cause, {}, at);
    });
  });

export const wish = (game: HeldGame, seat: number, lines: readonly WrittenNode[]): boolean =>
  keepWish(game, wordsOf('en'), {
    wish: 'plan',
    seat,
    ply: game.state?.turns.length ?? 0,
    lines,
    isUnguarded: false,
    adds: false,
  }).ok;

export const movesOf = ({ state }: HeldGame): readonly string[] =>
  state?.turns.map(({ move, isPlanned }) => `${move ?? 'back'}${isPlanned ? '!' : ''}`) ?? [];
