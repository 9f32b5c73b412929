/**
 * What a game looks like to all other code.
 *
 * A move is a list of steps; a step is a cell or a word (`pass`, `Q`). A game says which steps may follow a
 * beginning (`next`) and what a whole move does (`play`). Move lists, perft, reading what people type, the
 * click builder and every refusal are derived from those two in `protocol.ts` and `notation.ts`.
 * Positions are immutable and private to their game; outside it they are text.
 */

/** A player's place at the table, counted from 0 in the order of `Game.seats`. */
export type Seat = number;

/** A cell's name (`e4`) or one of `Game.words`, in its canonical spelling. */
export type Step = string;

/**
 * How a game ended: points per seat (1 for a win; a shared result is divided up) and a stable code for the
 * reason.
 */
export interface Outcome {
  readonly points: readonly number[];
  readonly reason: string;
}

/** A position and what happens next: a seat is to move, or the game is over. */
export type Standing<P> =
  | { readonly position: P; readonly toMove: Seat; readonly outcome?: undefined }
  | { readonly position: P; readonly toMove?: undefined; readonly outcome: Outcome };

/**
 * What may follow a legal beginning: the next steps (in no particular order), and whether the move may end
 * here.
 */
export interface Continuation {
  readonly steps: readonly Step[];
  readonly mayEnd: boolean;
}

/** What is on a cell. `symbol` is its one or two characters on text boards and diagrams. */
export interface Piece {
  /** Its cell, or one of the places in `Board.outside`. */
  readonly cell: string;
  readonly kind: string;
  /**
   * Its owner: an index into `Game.factions` if the game has them, otherwise a seat; undefined if nobody owns
   * it.
   */
  readonly seat: Seat | undefined;
  readonly symbol: string;
}

/** How a seat or a faction is told apart from the others. */
export interface SeatInfo {
  /**
   * One capital letter, different for each of the game's seats and factions; their names are in the words.
   */
  readonly letter: string;
  /** The side's color as `#rrggbb`; shape and letter carry the meaning too. */
  readonly colour: string;
}

/** An option chosen when a game is created; the first value is the default. */
export interface OptionInfo {
  readonly name: string;
  readonly values: readonly [string, ...string[]];
}

export type Options = Readonly<Record<string, string>>;

export type CellShape = 'square' | 'hexPointy' | 'hexFlat' | 'triangleUp' | 'triangleDown';

/**
 * A cell's place on the drawn board. `x` grows to the right and `y` upward. The unit is the distance between
 * the centers of neighboring cells or, for triangles, the length of a side. The point is the cell's center
 * (for triangles the centroid, a third of the height from the flat side).
 */
export interface BoardCell {
  readonly cell: string;
  readonly x: number;
  readonly y: number;
  readonly shape: CellShape;
  /** One of render's tints: `light`, `dark`, `mid`, `white`, `blue`, `red`, `green`, `throneBlue`, ... */
  readonly tint: string;
}

export interface Board {
  readonly cells: readonly BoardCell[];
  /** Coordinates around the board; empty if every cell shows its name. */
  readonly labels: readonly { readonly text: string; readonly x: number; readonly y: number }[];
  /** Whether each cell shows its name, as on boards whose rows are offset from each other. */
  readonly namesInCells: boolean;
  /** Cells that matter in play but differ from others only in their tint; text boards list them by name. */
  readonly features?: readonly { readonly id: string; readonly cells: readonly string[] }[];
  /**
   * Places next to the cells, with pieces that never move (the ring of Charybdis); those are listed in
   * `pieces`.
   */
  readonly outside: readonly { readonly place: string; readonly x: number; readonly y: number }[];
  /** By army: how the board is turned to bring it nearest to its player. */
  readonly views: readonly BoardTurn[];
}

/** Degrees counterclockwise; `flipped`: upside down, left staying left, for armies that mirror each other. */
export type BoardTurn = number | 'flipped';

/** What people read about a game (its name, its reasons, its rule sheet) is in `src/words/LANGUAGE/games`. */
export interface Rules<P, Id extends string = string> {
  readonly id: Id;
  readonly author: string;
  readonly year: number;
  /** Raised whenever a rule or ruling changes; a game in progress keeps the version it began with. */
  readonly version: number;
  readonly seats: readonly SeatInfo[];
  /** The armies, in games whose players take one during play; see `Piece.seat` and `factionOf`. */
  readonly factions?: readonly SeatInfo[];
  readonly options: readonly OptionInfo[];
  /** The steps that are not cells, in canonical spelling. */
  readonly words: readonly Step[];
  /** Other ways people type steps, in lower case -> the canonical step. */
  readonly aliases: Readonly<Record<string, Step>>;
  /** Words, in lower case, for several steps, of which only one may be possible at a time ("castle"). */
  readonly vagueWords?: Readonly<Record<string, readonly Step[]>>;
  /** The kinds of piece, in the order in which they are counted. */
  readonly kinds: readonly string[];
  /** What a kind looks like, where that is not its own name: the king of checkers is a double checker. */
  readonly looks?: Readonly<Record<string, string>>;
  /** What people call pieces in front of a cell, in lower case -> kinds; `n` as in `Nc3`. */
  readonly pieceNames: Readonly<Record<string, readonly string[]>>;
  /** A legal first move in canonical notation, shown as an example of how to write one. */
  readonly example: string;
  readonly board: Board;

  /**
   * The start; `options` must be complete and valid (see `completeOptions`). Games are offered with one more
   * option, to start with any position (`setUp.ts`); rules need not know it.
   */
  start(options: Options): Standing<P>;
  /** What may follow `beginning`, which must itself be legal, each step taken from the previous answer. */
  next(position: P, beginning: readonly Step[]): Continuation;
  /** The standing after `move`, which must be legal and complete. */
  play(position: P, move: readonly Step[]): Standing<P>;
  /** The move's one canonical spelling; `move` must be legal but may be unfinished. */
  spell(position: P, move: readonly Step[]): string;
  /** The pieces after a legal, possibly unfinished, beginning (without one: in the position itself). */
  pieces(position: P, beginning?: readonly Step[]): readonly Piece[];
  /** The standing after a seat has left the game (by resigning or running out of time). */
  withdraw(position: P, seat: Seat): Standing<P>;
  /**
   * Everything that decides legality and result, except earlier occurrences of positions, as one line of
   * text.
   */
  formatPosition(position: P): string;
  /** Parses such a text, into a position that has occurred only this once; undefined if it is not valid. */
  parsePosition(text: string): P | undefined;
  /** Whether the game has ended in a position that was parsed; left out where such texts are not parsed. */
  isOver?(position: P): boolean;
  /** The options that a position settles, if it shows any. */
  optionsIn?(position: P): Options;
  /** The seat to move in a position where the game goes on. */
  toMove(position: P): Seat;
  /** Whether the seat is still taking part; only in games that eliminate players. */
  isIn?(position: P, seat: Seat): boolean;
  /**
   * The faction that a seat plays or has played, as an index into `factions`; undefined before it has taken
   * one.
   */
  factionOf?(position: P, seat: Seat): number | undefined;
  /**
   * What a player has to know before moving (a stone that must move, a claim to answer), as codes and data,
   * not words.
   */
  notices?(position: P): readonly Notice[];
  /** Notices about a position in which the game has ended this way (the count of stones, say). */
  endNotices?(position: P, outcome: Outcome): readonly Notice[];
  /** Notices about what a turn did that everybody must know at once (a claim, how it was answered). */
  turnNotices?(before: P, after: Standing<P>, turn: 'move' | 'leaving'): readonly Notice[];
  /** The running counts by which the game is played, won or drawn. */
  scores(position: P): readonly Score[];
  /** The cells that a picture of the standing must point out. */
  highlights?(standing: Standing<P>): readonly Highlight[];
  /** Those that a turn has brought about, besides what moved and was captured. */
  turnHighlights?(before: P, after: P): readonly Highlight[];
  /**
   * Why `step` (undefined for none) cannot follow the legal `beginning`, if the rules have a specific reason.
   */
  refusalNotice?(position: P, beginning: readonly Step[], step: Step | undefined): Notice | undefined;
  /**
   * For machines: the points that each seat may expect of a position in which the game goes on. Quick rather
   * than exact, and only with arithmetic that is the same on every machine (no `Math.exp`).
   */
  evaluate(position: P): readonly number[];
  /** For machines: what they take an end for, where its points say too little. */
  evaluateEnd?(outcome: Outcome): readonly number[];
  /** For machines, where a turn has too many moves to look at: some of them. `random` is from 0 up to 1. */
  draw?(position: P, random: () => number, most: number): readonly (readonly Step[])[];
  /** The number of legal moves, if the game can count them faster than by listing them. */
  count?(position: P): number;
  /** All legal moves as steps, if the game lists them; a property test checks that they agree with `next`. */
  moves?(position: P): readonly (readonly Step[])[];
  /** The points shared by those still in the game when they agree on a draw; 1 by default. */
  readonly drawWorth?: number;
  /** Set if a resignation is an offer that all opponents must accept. */
  readonly resignsByConsent?: true;
  /**
   * Set if a turn has too many moves to list or count (Charybdis); people and traces get the next steps
   * instead.
   */
  readonly unlistable?: true;
}

/** A fact about a position that its board does not show; the words have a sentence for its code. */
export interface Notice {
  readonly code: string;
  readonly cells?: readonly string[];
  readonly seat?: Seat;
  readonly of?: Seat;
  readonly counts?: readonly number[];
  readonly way?: string;
}

/** A running count of a seat or, without one, of the game; the words have a phrase for its code. */
export interface Score {
  readonly code: string;
  readonly seat?: Seat;
  readonly count: number;
  /** The count at which something happens. */
  readonly of?: number;
}

export const HIGHLIGHT_KINDS = ['decisive', 'check', 'checker', 'bound', 'gripped'] as const;

/**
 * A cell and why it matters: what won or is claimed, a king in check, a piece that gives check, one that must
 * move, one that a turn has brought into the other side's grip.
 */
export interface Highlight {
  readonly kind: (typeof HIGHLIGHT_KINDS)[number];
  readonly cell: string;
}

/** Rules whose position type no outside code needs to know. */
// biome-ignore lint/suspicious/noExplicitAny: the position is opaque: only the game that made it reads it.
export type AnyRules<Id extends string = string> = Rules<any, Id>;
