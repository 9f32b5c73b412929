import { describe, expect, it } from 'vitest';
import { asRulesId } from '../../../../src/rules/index.ts';
import { type GameState, playingSeats } from '../../../../src/worker/game/evolve/state.ts';
import { lettersAfter } from '../../../../src/worker/game/letters/react.ts';
import { NO_AVAILABILITY } from '../../../../src/worker/game/model/availability.ts';
import type { Command } from '../../../../src/worker/game/model/commands.ts';
import { asAccountId, asGameId } from '../../../../src/worker/game/model/ids.ts';
import type { GameRefusal } from '../../../../src/worker/game/model/refusals.ts';
import { type Given, given } from '../../../support/worker/given.ts';
import vectors from '../../../vectors/hibryd.jsonl?raw';

const NO_PLY: GameRefusal = { code: 'FUTURE_PLY', ply: Number.NaN, now: 0 };

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

it.each<[string, Command, Given, GameRefusal]>([
  ['a game twice', create, given(create), { code: 'ALREADY_CREATED' }],
  [
    'an unknown game',
    { ...create, rulesId: asRulesId('go') },
    given(),
    { code: 'UNKNOWN_GAME', rulesId: asRulesId('go') },
  ],
  [
    'an unknown option',
    { ...create, options: { size: '9' } },
    given(),
    { code: 'BAD_OPTION', refusal: { option: 'size', value: '9', legal: [] } },
  ],
  [
    'too few seats',
    { ...create, seats: [asAccountId('ada')] },
    given(),
    { code: 'WRONG_SEAT_COUNT', seats: 2 },
  ],
  [
    'one player twice',
    { ...create, seats: [asAccountId('ada'), asAccountId('ada')] },
    given(),
    { code: 'SAME_PLAYER_TWICE' },
  ],
  ['a host who looks on', { ...create, host: asAccountId('cleo') }, given(), { code: 'MAKER_NOT_SEATED' }],
  ['a seat before there is one', take, given(), { code: 'NO_SUCH_GAME' }],
  ['another’s seat', { ...take, account: asAccountId('mallory') }, given(create), { code: 'NOT_YOUR_SEAT' }],
  ['a seat that is not there', { ...take, seat: 2 }, given(create), { code: 'NOT_YOUR_SEAT' }],
  ['a seat twice', take, given(create, take), { code: 'SEAT_TAKEN' }],
  ['to decline what was accepted', decline, given(create, take), { code: 'SEAT_TAKEN' }],
  ['to decline twice', decline, given(create, decline), { code: 'GAME_DECLINED' }],
  ['a ply that is no number', { ...move, ply: Number.NaN }, given(create, take), NO_PLY],
  ['a move before the game', move, given(create), { code: 'NOT_BEGUN' }],
  ['a move in a declined game', move, given(create, decline), { code: 'GAME_DECLINED' }],
  ['a move after the end', move, given(create, take, resign), { code: 'GAME_OVER' }],
  ['a move for no seat', { ...move, seat: 9 }, given(create, take), { code: 'NOT_YOUR_SEAT' }],
  ['a move out of turn', { ...move, seat: 1 }, given(create, take), { code: 'NOT_YOUR_TURN', toMove: 0 }],
  ['a move for a past turn', move, given(create, take, move), { code: 'STALE_PLY', ply: 0, now: 1 }],
  [
    'a move for a turn to come',
    { ...move, ply: 2 },
    given(create, take),
    { code: 'FUTURE_PLY', ply: 2, now: 0 },
  ],
  ['to resign a past position', resign, given(create, take, move), { code: 'STALE_PLY', ply: 0, now: 1 }],
])('refuses %s', (_, command, before, refusal) => {
  before.when(command).thenRefused(refusal);
});

it('refuses an illegal move with what would be legal', () => {
  given(create, take)
    .when({ ...move, text: 'f1-f5' })
    .thenRefused({
      code: 'ILLEGAL_MOVE',
      text: 'f1-f5',
      refusal: expect.objectContaining({ code: 'ILLEGAL_STEP', word: 'f5' }),
    });
});

it('begins the game with the last seat that is taken, and calls the first to move', () => {
  const invited = given(create);
  invited
    .when(take)
    .thenHappens(
      { type: 'seatTaken', seat: 1, account: asAccountId('ben'), name: 'Ben' },
      { type: 'gameBegun' },
    );
  const { state, events } = invited.when(take).accepted();
  expect(lettersAfter(events, state)).toEqual([
    { kind: 'yourTurn', seat: 0, ply: 0, seq: 4 },
    { kind: 'gameBegun', seat: 1, ply: 0, seq: 4 },
  ]);
});

it('ends a game of two with a resignation', () => {
  given(create, take)
    .when({ ...resign, seat: 0 })
    .thenHappens(
      { type: 'seatResigned', seat: 0, ply: 0 },
      { type: 'gameEnded', outcome: { points: [0, 1], reason: expect.any(String) } },
    );
});

describe('a move that eliminates a player', () => {
  // Game 48: its twelfth move eliminates a player, and the two others play on.
  const { options, moves } = JSON.parse(vectors.split('\n')[48] ?? '') as {
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
  /** The game after so many moves; the one after `before` eliminates `out`. */
  const begun = given(three);
  const told = Array.from({ length: 13 }, (_, ply) => begun.played(...moves.slice(0, ply)));
  const ply = told.findIndex(({ state }) => playingSeats(state).length === 2) - 1;
  const before = told[ply] as Given;
  const rest = playingSeats(told[ply + 1]?.state as GameState);
  const out = [0, 1, 2].find((seat) => !rest.includes(seat)) ?? -1;
  const play = {
    type: 'playMove' as const,
    seat: before.state.standing.toMove ?? -1,
    ply,
    text: moves[ply] ?? '',
  };
  const other = rest.find((seat) => seat !== play.seat) ?? -1;
  const drawOf = (by: number, accepting: number): Given =>
    before
      .when({ type: 'offer', seat: by, ply, offer: { kind: 'draw' } })
      .accepted()
      .when({ type: 'acceptOffer', seat: accepting, ply, kind: 'draw' })
      .accepted();

  it('carries out the draw that all who remain have accepted', () => {
    const { events } = drawOf(other, play.seat).when(play).accepted();
    expect(events[1]).toMatchObject({ type: 'gameEnded', outcome: { reason: 'AGREED' } });
  });

  it('lets the draw lapse that its mover has offered: it was accepted as a draw of three', () => {
    const { events } = drawOf(play.seat, other).when(play).accepted();
    expect(events.slice(1)).toEqual([{ type: 'offerClosed', kind: 'draw', seat: play.seat, ply: ply + 1 }]);
  });

  it('ends the offers of the eliminated', () => {
    const { events, state } = drawOf(out, rest[0] ?? -1)
      .when(play)
      .accepted();
    expect(events).toHaveLength(1);
    expect(state.offers).toEqual([]);
  });
});
