/** The terms of a decision: what it depends on besides the game, and what it comes to. */
import type { Result } from '../../../rules/index.ts';
import type { LocalDate } from '../../clock/days.ts';
import type { Zone } from '../../clock/zone.ts';
import type { Command } from '../model/commands.ts';
import type { GameEvent } from '../model/events.ts';
import type { Promises } from '../model/promises.ts';
import type { GameRefusal } from '../model/refusals.ts';

export type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;

/** The events that follow, in order, or why nothing does. */
export type Decision = Result<readonly GameEvent[], GameRefusal>;

export interface Circumstances {
  /** Now, in ms since 1970; everything that was due before has happened. */
  readonly at: number;
  /** Whether the letter that calls the present player to the turn may have left. */
  readonly isNextTold: boolean;
  /** The date in a zone; left out: as this runtime knows the zones. */
  readonly dateAt?: DateAt;
  /** Those of an older log's day; left out: today's. */
  readonly promises?: Promises;
}

export type DateAt = (at: number, zone: Zone) => LocalDate;
