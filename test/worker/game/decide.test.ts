import { expect, it } from 'vitest';
import type { GameRefusal } from '../../../src/worker/game/answers.ts';
import type { Command } from '../../../src/worker/game/commands.ts';
import { decide } from '../../../src/worker/game/decide.ts';
import type { GameEvent } from '../../../src/worker/game/events.ts';
import { lettersAfter } from '../../../src/worker/game/react.ts';
import { evolve, type GameState } from '../../../src/worker/game/state.ts';

const NOW = { at: 0, isNextTold: true };

const NO_PLY: GameRefusal = { code: 'FUTURE_PLY', ply: Number.NaN, now: 0 };

const fold = (events: readonly GameEvent[], from?: GameState): GameState | undefined =>
  events.reduce<GameState | undefined>(
    (state, event) => evolve(state, { seq: (state?.seq ?? 0) + 1, at: 0, event }),
    from,
  );

const create = {
  type: 'createGame',
  id: 'abcdefghijkl',
  game: 'three-crowns',
  options: {},
  maker: 'ada',
  makerName: 'Ada',
  seats: ['ada', 'ben'],
} as const;

const take: Command = { type: 'takeSeat', seat: 1, account: 'ben', name: 'Ben' };
const decline: Command = { type: 'declineSeat', seat: 1, account: 'ben' };
const move: Command = { type: 'playMove', seat: 0, ply: 0, text: 'f1-e2' };
const resign: Command = { type: 'resign', seat: 1, ply: 0 };

/** The state after commands that are all accepted. */
const after = (...commands: readonly Command[]): GameState | undefined =>
  commands.reduce<GameState | undefined>((state, command) => {
    const decided = decide(command, state, NOW);
    if (!decided.ok) throw new Error(`${command.type}: ${decided.error.code}`);
    return fold(decided.value, state);
  }, undefined);

it.each<[string, Command, GameState | undefined, GameRefusal]>([
  ['a game twice', create, after(create), { code: 'ALREADY_CREATED' }],
  ['an unknown game', { ...create, game: 'go' }, undefined, { code: 'UNKNOWN_GAME', game: 'go' }],
  [
    'an unknown option',
    { ...create, options: { size: '9' } },
    undefined,
    { code: 'BAD_OPTION', refusal: { option: 'size', value: '9', legal: [] } },
  ],
  ['too few seats', { ...create, seats: ['ada'] }, undefined, { code: 'WRONG_SEAT_COUNT', seats: 2 }],
  ['one player twice', { ...create, seats: ['ada', 'ada'] }, undefined, { code: 'SAME_PLAYER_TWICE' }],
  ['a maker who looks on', { ...create, maker: 'cleo' }, undefined, { code: 'MAKER_NOT_SEATED' }],
  ['a seat before there is one', take, undefined, { code: 'NO_SUCH_GAME' }],
  ['another’s seat', { ...take, account: 'mallory' }, after(create), { code: 'NOT_YOUR_SEAT' }],
  ['a seat that is not there', { ...take, seat: 2 }, after(create), { code: 'NOT_YOUR_SEAT' }],
  ['a seat twice', take, after(create, take), { code: 'SEAT_TAKEN' }],
  ['to decline what was accepted', decline, after(create, take), { code: 'SEAT_TAKEN' }],
  ['to decline twice', decline, after(create, decline), { code: 'GAME_DECLINED' }],
  ['a ply that is no number', { ...move, ply: Number.NaN }, after(create, take), NO_PLY],
  ['a move before the game', move, after(create), { code: 'NOT_BEGUN' }],
  ['a move in a declined game', move, after(create, decline), { code: 'GAME_DECLINED' }],
  ['a move after the end', move, after(create, take, resign), { code: 'GAME_OVER' }],
  ['a move for no seat', { ...move, seat: 9 }, after(create, take), { code: 'NOT_YOUR_SEAT' }],
  ['a move out of turn', { ...move, seat: 1 }, after(create, take), { code: 'NOT_YOUR_TURN', toMove: 0 }],
  ['a move for a past turn', move, after(create, take, move), { code: 'STALE_PLY', ply: 0, now: 1 }],
  [
    'a move for a turn to come',
    { ...move, ply: 2 },
    after(create, take),
    { code: 'FUTURE_PLY', ply: 2, now: 0 },
  ],
  ['to resign a past position', resign, after(create, take, move), { code: 'STALE_PLY', ply: 0, now: 1 }],
])('refuses %s', (_, command, state, error) => {
  expect(decide(command, state, NOW)).toEqual({ ok: false, error });
});

it('refuses an illegal move with what would be legal', () => {
  const refused = decide({ ...move, text: 'f1-f5' }, after(create, take), NOW);
  expect(refused).toMatchObject({
    error: { code: 'ILLEGAL_MOVE', text: 'f1-f5', refusal: { code: 'ILLEGAL_STEP', word: 'f5' } },
  });
});

it('begins the game with the last seat that is taken, and calls the first to move', () => {
  const invited = after(create);
  const decided = decide(take, invited, NOW);
  expect(decided).toEqual({
    ok: true,
    value: [{ type: 'seatTaken', seat: 1, account: 'ben', name: 'Ben' }, { type: 'gameBegun' }],
  });
  if (!decided.ok || !invited) throw new Error('refused');
  const begun = fold(decided.value, invited);
  expect(begun && lettersAfter(decided.value, begun)).toEqual([
    { kind: 'yourTurn', seat: 0, ply: 0, seq: 4 },
    { kind: 'gameBegun', seat: 1, ply: 0, seq: 4 },
  ]);
});

it('ends a game of two with a resignation', () => {
  const decided = decide({ ...resign, seat: 0 }, after(create, take), NOW);
  expect(decided).toEqual({
    ok: true,
    value: [
      { type: 'seatResigned', seat: 0, ply: 0 },
      { type: 'gameEnded', outcome: { points: [0, 1], reason: expect.any(String) } },
    ],
  });
});
