import { readOnly as template } from '../../../email/letters/readOnly.ts';
import { sha256Hex } from '../../sha256.ts';
import type { Cause } from '../model/commands.ts';
import type { KindOfLetter } from './kind.ts';
import { gameOf } from './telling.ts';

interface ReadOnly {
  /** The number of the record that could not be followed. */
  readonly trouble: number;
  /** Of the reply that is answered; left out: the player is told without having asked. */
  readonly cause?: Cause;
}

/** The game can only be read: told once, and again to whoever replies. */
export const readOnly: KindOfLetter<typeof template, ReadOnly> = {
  template,
  keyOf: ({ trouble, cause }) => (cause === undefined ? trouble : sha256Hex(cause).slice(0, 16)),
  // What was read ends before the trouble; once the game goes on, it is past it.
  isOutdated: ({ seq }, state) => state.seq !== seq,
  isHeldByQuietHours: true,
  tell: async (telling) => ({ ...gameOf(telling) }),
};
