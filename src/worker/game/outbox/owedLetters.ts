/** The letters still waiting to be sent. */
import type { Seat } from '../../../rules/index.ts';
import type { OwedLetter } from '../letters/index.ts';
import type { OutboxDeps } from './drain.ts';

/** The letters to a seat, except those that will be dropped because the game has moved on. */
export const owedLettersTo = (outbox: OutboxDeps, seat: Seat): readonly OwedLetter[] =>
  outbox.entries().flatMap((entry) => {
    if (entry.work.kind !== 'letter' || outbox.isOutdated(entry)) return [];
    const { kind, ply, seat: reader } = entry.work.letter;
    return reader === seat ? [{ kind, ply, due: entry.due, attempts: entry.attempts }] : [];
  });
