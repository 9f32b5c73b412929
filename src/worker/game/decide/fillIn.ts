/** Machines take the seats of a game that nobody else has taken, if its host has said that they may. */
import type { Seat } from '../../../rules/index.ts';
import type { GameState } from '../evolve/state.ts';
import type { GameEvent } from '../model/events.ts';
import { machineFor, nameOfMachine } from '../model/machines.ts';

/** The open seats that machines may take, once the time has come. */
export const seatsToFill = ({ fillIn, seats }: GameState): readonly Seat[] =>
  fillIn ? seats.flatMap(({ state }, seat) => (state === 'open' ? [seat] : [])) : [];

/** The machines sit down, and the game begins if nobody else is missing. */
export function fillSeats(state: GameState): readonly GameEvent[] {
  const { fillIn, seats } = state;
  if (!fillIn) return [];
  const table = seats.map(({ account }) => account);
  const filled = seatsToFill(state).flatMap((seat): readonly GameEvent[] => {
    const account = machineFor(fillIn.level, table);
    if (account === undefined) return [];
    table[seat] = account;
    return [{ type: 'seatTaken', seat, account, name: nameOfMachine(fillIn.level), machine: fillIn }];
  });
  const isComplete = seats.every(({ state: of }) => of === 'playing' || of === 'open');
  return isComplete && filled.length > 0 ? [...filled, { type: 'gameBegun' }] : filled;
}
