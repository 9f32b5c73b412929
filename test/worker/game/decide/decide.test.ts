import { describe, expect, it } from 'vitest';
import { asRulesId } from '../../../../src/rules/index.ts';
import { decide } from '../../../../src/worker/game/decide/decide.ts';
import { evolve } from '../../../../src/worker/game/evolve/evolve.ts';
import { type GameState, playingSeats } from '../../../../src/worker/game/evolve/state.ts';
import { lettersAfter } from '../../../../src/worker/game/letters/react.ts';
import { NO_AVAILABILITY } from '../../../../src/worker/game/model/availability.ts';
import type { Command } from '../../../../src/worker/game/model/commands.ts';
import type { GameEvent } from '../../../../src/worker/game/model/events.ts';
import { asAccountId, asGameId } from '../../../../src/worker/game/model/ids.ts';
import type { GameRefusal } from '../../../../src/worker/game/model/refusals.ts';
import vectors from '../../../vectors/hibryd.jsonl?raw';

const NOW = { at: 0, isNextTold: true };

const NO_PLY: GameRefusal = { code: 'FUTURE_PLY', ply: Number.NaN, now: 0 };

const fold = (events: readonly GameEvent[], from?: GameState): GameState | undefined =>
  events.reduce<GameState | undefined>(
    (state, event) => evolve(state, { seq: (state?.seq ?? 0) + 1, at: 0, event }),
    from,
  );

const create = {
  type: 'createGame',
  id: asGameId('abcdefghijkl'),
  rulesId: asRulesId('three-crowns'),
  options: {},
  host: asAccountId('ada'),
  hostName: 'Ada',
  seats: [asAccountId('ada'), asAccountId('ben')],
} as const;

const take: Command = { type: 'takeSeat', seat: 1, account: asAccountId('ben'), name: 'Ben' };
const decline: Command = { type: 'declineSeat', seat: 1, account: asAccountId('ben') };
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
  [
    'an unknown game',
    { ...create, rulesId: asRulesId('go') },
    undefined,
    { code: 'UNKNOWN_GAME', rulesId: asRulesId('go') },
  ],
  [
    'an unknown option',
    { ...create, options: { size: '9' } },
    undefined,
    { code: 'BAD_OPTION', refusal: { option: 'size', value: '9', legal: [] } },
  ],
  [
    'too few seats',
    { ...create, seats: [asAccountId('ada')] },
    undefined,
    { code: 'WRONG_SEAT_COUNT', seats: 2 },
  ],
  [
    'one player twice',
    { ...create, seats: [asAccountId('ada'), asAccountId('ada')] },
    undefined,
    { code: 'SAME_PLAYER_TWICE' },
  ],
  ['a host who looks on', { ...create, host: asAccountId('cleo') }, undefined, { code: 'MAKER_NOT_SEATED' }],
  ['a seat before there is one', take, undefined, { code: 'NO_SUCH_GAME' }],
  ['another’s seat', { ...take, account: asAccountId('mallory') }, after(create), { code: 'NOT_YOUR_SEAT' }],
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
    value: [{ type: 'seatTaken', seat: 1, account: asAccountId('ben'), name: 'Ben' }, { type: 'gameBegun' }],
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

describe('a move that eliminates a player', () => {
  const [line = ''] = vectors.split('\n');
  const { options, moves } = JSON.parse(line) as {
    options: Record<string, string>;
    moves: readonly string[];
  };
  const three: Command = {
    ...create,
    rulesId: asRulesId('hibryd'),
    options,
    seats: [asAccountId('ada'), asAccountId('ben'), asAccountId('cleo')],
    agreed: ['Ada', 'Ben', 'Cleo'].map((name) => ({ name, availability: NO_AVAILABILITY })),
  };
  /** The state before that move, which eliminates `out`. */
  const states = moves.reduce<GameState[]>((told, text) => {
    const state = told.at(-1) ?? after(three);
    if (!state?.standing.toMove && state?.standing.toMove !== 0) return told;
    const { toMove } = state.standing;
    const decided = decide({ type: 'playMove', seat: toMove, ply: state.turns.length, text }, state, NOW);
    if (!decided.ok) throw new Error(text);
    return [...(told.length === 0 ? [state] : told), fold(decided.value, state) as GameState];
  }, []);
  const ply = states.findIndex((state) => playingSeats(state).length === 2) - 1;
  const before = states[ply] as GameState;
  const rest = playingSeats(states[ply + 1] as GameState);
  const out = [0, 1, 2].find((seat) => !rest.includes(seat)) ?? -1;
  const play: Command = {
    type: 'playMove',
    seat: before.standing.toMove ?? -1,
    ply,
    text: moves[ply] ?? '',
  };
  const drawOf = (by: number, accepting: number): GameState =>
    [
      { type: 'offer', seat: by, ply, offer: { kind: 'draw' } } as const,
      { type: 'acceptOffer', seat: accepting, ply, kind: 'draw' } as const,
    ].reduce<GameState>((state, command) => {
      const decided = decide(command, state, NOW);
      if (!decided.ok) throw new Error(decided.error.code);
      return fold(decided.value, state) as GameState;
    }, before);

  it('carries out the draw that all who remain have accepted', () => {
    const decided = decide(play, drawOf(rest[0] ?? -1, rest[1] ?? -1), NOW);
    expect(decided.ok && decided.value[1]).toMatchObject({
      type: 'gameEnded',
      outcome: { reason: 'AGREED' },
    });
  });

  it('ends the offers of the eliminated', () => {
    const state = drawOf(out, rest[0] ?? -1);
    const decided = decide(play, state, NOW);
    expect(decided.ok && decided.value).toHaveLength(1);
    expect(decided.ok && fold(decided.value, state)?.offers).toEqual([]);
  });
});
