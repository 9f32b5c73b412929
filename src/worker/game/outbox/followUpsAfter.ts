/** What events lead to outside the game: the next game, and days of vacation that count in all games. */

import { type GameState, goesOn } from '../evolve/state.ts';
import type { GameEvent } from '../model/events.ts';
import { NOBODY } from '../model/ids.ts';
import type { FollowUp } from './entry.ts';

export function followUpsAfter(events: readonly GameEvent[], state: GameState): readonly FollowUp[] {
  return events.flatMap((event): FollowUp[] => {
    switch (event.type) {
      case 'gameEnded':
        return goesOn(state) ? [{ kind: 'nextGame' }] : [];
      case 'rematchAsked':
        return [{ kind: 'nextGame', seat: event.seat }];
      case 'vacationTaken':
        return [{ kind: 'vacation', account: state.seats[event.seat]?.account ?? NOBODY, date: event.date }];
      default:
        return [];
    }
  });
}
