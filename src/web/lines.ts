/** The lines of moves somebody tried, as the browser stores them for a game. Newest first. */

export interface Line {
  /** The game position they were tried from. */
  readonly ply: number;
  readonly moves: readonly string[];
}

const MOST_LINES = 20;

const isBeginning = (of: Line, line: Line): boolean =>
  of.ply === line.ply &&
  line.moves.length <= of.moves.length &&
  line.moves.every((move, at) => of.moves[at] === move);

/** Adds a line. It replaces the lines it continues; a line that only begins another is not added. */
export function keepLine(lines: readonly Line[], line: Line): readonly Line[] {
  if (line.moves.length === 0 || lines.some((other) => isBeginning(other, line))) return lines;
  return [line, ...lines.filter((other) => !isBeginning(line, other))].slice(0, MOST_LINES);
}

export const formatLines = (lines: readonly Line[]): string => JSON.stringify(lines);

/** Parses what the browser has stored; leaves out anything that is not a line. */
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
