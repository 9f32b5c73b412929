/** Lines of moves that somebody tried, as the browser keeps them for a game. Newest first. */

export interface Line {
  /** The position of the game from which they were tried. */
  readonly ply: number;
  readonly moves: readonly string[];
}

const MOST_LINES = 20;

const isBeginning = (of: Line, line: Line): boolean =>
  of.ply === line.ply &&
  line.moves.length <= of.moves.length &&
  line.moves.every((move, at) => of.moves[at] === move);

/**
 * The lines with one more: it takes the place of those that it goes on from; the beginning of another adds
 * nothing.
 */
export function keepLine(lines: readonly Line[], line: Line): readonly Line[] {
  if (line.moves.length === 0 || lines.some((other) => isBeginning(other, line))) return lines;
  return [line, ...lines.filter((other) => !isBeginning(line, other))].slice(0, MOST_LINES);
}

export const formatLines = (lines: readonly Line[]): string => JSON.stringify(lines);

/** What the browser has kept; what is no line is left out. */
export function parseLines(text: string): readonly Line[] {
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) ? read.filter(isLine) : [];
  } catch {
    return [];
  }
}

const isLine = (value: unknown): value is Line =>
  typeof value === 'object' &&
  value !== null &&
  'ply' in value &&
  Number.isInteger(value.ply) &&
  'moves' in value &&
  Array.isArray(value.moves) &&
  value.moves.every((move) => typeof move === 'string');
