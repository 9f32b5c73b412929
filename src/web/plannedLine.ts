/** What of a tried line its reader could have played for them. */
import { lastPly, type Session, type Table } from './session.ts';

export interface PlannedLine {
  /** From the newest position on. */
  readonly moves: readonly string[];
  /** Whether it ends with the reader's own move; otherwise that is still to be tried. */
  readonly isAnswered: boolean;
}

/**
 * The tried line from the newest position of the game on, where another moves first; undefined: there is
 * none. A line that was tried from an earlier position counts once it has come to the newest.
 */
export function plannedLine(
  { moments, reader, ...table }: Table,
  { ply, line }: Session,
): PlannedLine | undefined {
  const newest = lastPly({ moments, reader, ...table });
  const toMove = moments[newest]?.standing.toMove;
  if (reader === undefined || toMove === reader) return undefined;
  const tried = line.map(({ turn }) => turn);
  const played = moments.slice(ply + 1).map(({ turn }) => turn);
  const isPlayed = played.every((turn, at) => turn && turn.move !== null && turn.move === tried[at]?.move);
  const rest = tried.slice(played.length);
  if (!isPlayed || rest.length === 0) return undefined;
  return {
    moves: rest.flatMap((turn) => turn?.move ?? []),
    isAnswered: rest.at(-1)?.seat === reader,
  };
}
