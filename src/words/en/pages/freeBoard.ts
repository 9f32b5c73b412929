/** A board without a game, on which all sides move, and the answers to addresses that describe none. */

/** What was read instead of a position, and the example of one; both in quotes. */
interface ReadPosition {
  readonly read: string;
  readonly example: string;
}

interface Counted extends ReadPosition {
  readonly found: number;
  readonly wanted: number;
}

const like = (example: string): string => `The start is written “${example}”.`;
const isNone = (read: string): string => `“${read}” is not a position of this game`;

export const freeBoard = {
  title: (game: string): string => `A board of ${game}`,
  label: 'A move',
  play: 'Play',
  restart: 'Start again',
  undo: 'Undo the last move',
  turn: 'Turn the board',
  moves: 'Moves',
  noMoves: 'No move yet.',
  position: 'This position as text',
  line: 'The moves as text',
  begin: 'Start a game from here…',
  aboutBegin: 'Unrated: it counts in no result.',
  options: 'Options',
  choose: 'Begin with these options',
  setUp: {
    title: 'Set up another position',
    position: 'A position',
    hint: 'Written like the text of this position. Leave it empty for the usual start.',
    line: 'Moves from there, with spaces between them',
    show: 'Show it',
  },
  /** Before a page that could not be shown as asked; what is shown instead is the part that could be read. */
  positions: {
    TOO_LONG: ({ read, example, most }: ReadPosition & { readonly most: number }): string =>
      `“${read}” is longer than the ${most} characters that a position may have. ${like(example)}`,
    WRONG_PARTS: ({ read, example, found, wanted }: Counted): string =>
      `${isNone(read)}: it has ${found} parts with spaces between them instead of ${wanted}. ${like(example)}`,
    WRONG_ROWS: ({ read, example, found, wanted }: Counted): string =>
      `${isNone(read)}: its board has ${found} rows with slashes between them instead of ${wanted}. ${like(example)}`,
    WRONG_CELLS: ({ read, example, row, found, wanted }: Counted & { readonly row: number }): string =>
      `${isNone(read)}: its row ${row} has ${found} cells instead of ${wanted}. ${like(example)}`,
    UNSOUND: ({ read, example }: ReadPosition): string =>
      `${isNone(read)} that can be played: a part of it is not written as it should be, its pieces are not those of a game, or the game is over in it. ${like(example)}`,
    OVER: ({ read, example }: ReadPosition): string =>
      `“${read}” is a position in which the game is over. Choose one in which somebody is to move. ${like(example)}`,
  },
  lines: {
    LINE_TOO_LONG: ({ most }: { readonly most: number }): string =>
      `A line may have ${most} moves here. Begin with a later position instead, and a shorter line.`,
    AFTER_END: ({ number, written }: { readonly number: number; readonly written: string }): string =>
      `Move ${number} of the line, “${written}”, comes after the end of the game. The board shows the end.`,
  },
  /** Before the sentences that say what is wrong with it. */
  illegal: (number: number, written: string): string =>
    `Move ${number} of the line, “${written}”, cannot be played. The board shows the position before it.`,
  option: (name: string, value: string, legal: readonly string[]): string =>
    `“${value}” is not a value of “${name}”. Possible: ${legal.join(', ')}.`,
};
