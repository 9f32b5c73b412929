/** After which events a kind of letter is owed, and to whom. */
import type { Seat } from '../../../rules/index.ts';
import type { GameState } from '../evolve/state.ts';
import type { GameEvent } from '../model/events.ts';
import type { Player } from '../model/snapshot.ts';

export type EventType = GameEvent['type'];
export type EventOf<T extends EventType> = Extract<GameEvent, { readonly type: T }>;

export interface Reader {
  readonly seat: Seat;
  readonly player: Player;
  /** Neither left nor eliminated. */
  readonly isPlaying: boolean;
}

/**
 * What an event owes to a reader, by its type; false: nothing. `before` and `state`: the game before and
 * after all that happened at the same moment.
 */
export type Owing<Content> = {
  readonly [T in EventType]?: (
    event: EventOf<T>,
    reader: Reader,
    state: GameState,
    before: GameState | undefined,
  ) => Content | false;
};

/** Whether the event is about another player than the reader. */
export const isAnothers = ({ seat }: { readonly seat: Seat }, reader: Reader): boolean =>
  seat !== reader.seat;

/** The same for a reader who is still in the game. */
export const isOpponents = (event: { readonly seat: Seat }, reader: Reader): boolean =>
  reader.isPlaying && isAnothers(event, reader);

/** Whether the reader has taken the seat, or is invited to it. */
export const isExpected = ({ player }: Reader): boolean =>
  player.state === 'playing' || player.state === 'invited';
