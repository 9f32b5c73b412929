import { sideOf } from '../../../rules/index.ts';
import type { GameSnapshot } from '../model/snapshot.ts';
import { standingOffers } from '../offers/policy.ts';
import { clockViewOf } from './clock.ts';
import { type GameState, playingSeats } from './state.ts';
import { takebackTimeOf } from './takeback.ts';

/** The state as plain data. */
export function snapshotOf(state: GameState): GameSnapshot {
  const {
    rules,
    standing,
    standings: ______,
    clockSetup: _,
    clocks: __,
    lapsed: ___,
    idleDays: ____,
    gifts: _____,
    ...plain
  } = state;
  return {
    ...plain,
    rulesId: rules.id,
    clock: clockViewOf(state),
    offers: standingOffers(state.offers),
    takebackTimes: state.seats.map((_, seat) => takebackTimeOf(state, seat)),
    seats: state.seats.map((player, seat) => ({ ...player, side: sideOf(rules, standing.position, seat) })),
    notes: state.notes.filter(({ text }) => text !== ''),
    playing: playingSeats(state),
    toMove: state.phase === 'playing' ? standing.toMove : undefined,
    outcome: state.phase === 'over' ? standing.outcome : undefined,
  };
}
