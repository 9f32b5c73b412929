/**
 * What a game is, seen by everyone else.
 *
 * A move is a list of steps; a step is a cell or a word (`pass`, `Q`). A game says which steps may follow a
 * beginning (`next`) and what a whole move does (`play`); move lists, perft, reading of what people type, the
 * click builder and every refusal are derived from those two in `protocol.ts` and `notation.ts`.
 * Positions are immutable and private to their game; outside it they are text.
 */

/** A player's place at the table, counted from 0 in the order of `Game.seats`. */
export type Seat = number;

/** A cell's name (`e4`) or one of `Game.words`, in its canonical spelling. */
export type Step = string;

/**
 * How a game ended: points per seat (a win is 1, a shared result its share) and a stable code for the reason.
 */
export interface Outcome {
  readonly points: readonly number[];
  readonly reason: string;
}

/** A position and what is to happen in it: a seat is to move, or the game is over. */
export type Standing<P> =
  | { readonly position: P; readonly toMove: Seat; readonly outcome?: undefined }
  | { readonly position: P; readonly toMove?: undefined; readonly outcome: Outcome };

/**
 * After a legal beginning: the steps that may come next (no order promised), and whether the move may end
 * here.
 */
export interface Continuation {
  readonly steps: readonly Step[];
  readonly mayEnd: boolean;
}

/** What stands on a cell. `symbol` is the one or two characters of text boards and diagrams. */
export interface Piece {
  /** Its cell, or a place of `Board.outside`. */
  readonly cell: string;
  readonly kind: string;
  /** Whose it is: an index into `Game.factions` where the game has them, else a seat; undefined: nobody's. */
  readonly seat: Seat | undefined;
  readonly symbol: string;
}

/** A seat or a faction, as it is told from others. */
export interface SeatInfo {
  /**
   * One capital letter, different for each seat of the game and for each faction; the words have its name.
   */
  readonly letter: string;
  /** The side's colour as `#rrggbb`; shape and letter carry the meaning too. */
  readonly colour: string;
}

/** An option chosen when a game is made; the first value is the default. */
export interface OptionInfo {
  readonly name: string;
  readonly values: readonly [string, ...string[]];
}

export type Options = Readonly<Record<string, string>>;

export type CellShape = 'square' | 'hexPointy' | 'hexFlat' | 'triangleUp' | 'triangleDown';

/**
 * A cell's place on the drawn board. `x` grows to the right and `y` upwards, in units of the distance between
 * the centres of neighbouring cells (for triangles: of the side); the point is the cell's centre (for
 * triangles the centroid, a third of the height from the side that lies flat).
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
  /** Coordinates around the board; none where every cell bears its name. */
  readonly labels: readonly { readonly text: string; readonly x: number; readonly y: number }[];
  /** Whether each cell's name is printed in it: on boards whose rows are shifted against each other. */
  readonly namesInCells: boolean;
  /**
   * Cells that mean something in play and are told from others by their tint alone; boards of text name them.
   */
  readonly features?: readonly { readonly id: string; readonly cells: readonly string[] }[];
  /**
   * Places beside the cells where pieces stand that never move (the ring of Charybdis); `pieces` says which.
   */
  readonly outside: readonly { readonly place: string; readonly x: number; readonly y: number }[];
}

/**
 * What people read of a game (its name, its reasons, its rule sheet) is in the words:
 * `src/words/LANGUAGE/games`.
 */
export interface Rules<P, Id extends string = string> {
  readonly id: Id;
  readonly author: string;
  readonly year: number;
  /** Raised whenever a rule or ruling changes; a game in play keeps the version it began with. */
  readonly version: number;
  readonly seats: readonly SeatInfo[];
  /** The armies, in games whose players take one in the course of play; see `Piece.seat` and `factionOf`. */
  readonly factions?: readonly SeatInfo[];
  readonly options: readonly OptionInfo[];
  /** The steps that are not cells, canonically spelt. */
  readonly words: readonly Step[];
  /** Other spellings of steps that people type, in lower case -> the canonical step. */
  readonly aliases: Readonly<Record<string, Step>>;
  /** Words, in lower case, that mean whichever of several steps alone is possible ("castle"). */
  readonly vagueWords?: Readonly<Record<string, readonly Step[]>>;
  /** The kinds of piece, in the order in which they are counted. */
  readonly kinds: readonly string[];
  /** What people call pieces before a cell, in lower case -> kinds; `n` as in `Nc3`. */
  readonly pieceNames: Readonly<Record<string, readonly string[]>>;
  /** One legal first move in canonical notation, shown as an example of how to write one. */
  readonly example: string;
  readonly board: Board;

  /** The start; `options` complete and valid (see `completeOptions`). */
  start(options: Options): Standing<P>;
  /** What may follow `beginning`, which itself must be legal (each step taken from the answer before). */
  next(position: P, beginning: readonly Step[]): Continuation;
  /** The standing after `move`, which must be legal and whole. */
  play(position: P, move: readonly Step[]): Standing<P>;
  /** The move's one canonical spelling; `move` legal, maybe unfinished. */
  spell(position: P, move: readonly Step[]): string;
  /** What stands where after a legal, maybe unfinished, beginning (none: the position itself). */
  pieces(position: P, beginning?: readonly Step[]): readonly Piece[];
  /** The standing after a seat has left the game (resignation, time-out). */
  withdraw(position: P, seat: Seat): Standing<P>;
  /** All that decides legality and result except earlier occurrences of positions, as one line of text. */
  formatPosition(position: P): string;
  /** The position of such a text, with no occurrence but itself; undefined when the text is not one. */
  parsePosition(text: string): P | undefined;
  /** The seat to move in a position in which the game goes on. */
  toMove(position: P): Seat;
  /** Whether the seat still takes part; only in games that eliminate players. */
  isIn?(position: P, seat: Seat): boolean;
  /**
   * The faction that a seat plays or has played, an index into `factions`; undefined before it has taken one.
   */
  factionOf?(position: P, seat: Seat): number | undefined;
  /**
   * Things a player must know before moving (a stone bound to move, a claim to answer): code and data, no
   * words.
   */
  notices?(position: P): readonly Notice[];
  /**
   * What is to be said of a position in which the game has ended in this way (the count of stones); as
   * notices.
   */
  endNotices?(position: P, outcome: Outcome): readonly Notice[];
  /**
   * What a turn brought about that everybody must know at once (a claim, how it was answered); as notices.
   */
  turnNotices?(before: P, after: Standing<P>, turn: 'move' | 'leaving'): readonly Notice[];
  /**
   * Why `step` (undefined: none) cannot follow the legal `beginning`, where the rules have a reason of their
   * own.
   */
  refusalNotice?(position: P, beginning: readonly Step[], step: Step | undefined): Notice | undefined;
  /** The number of legal moves, when the game can count faster than by listing. */
  count?(position: P): number;
  /** All legal moves as steps, when the game lists them; held equal to `next` by a property test. */
  moves?(position: P): readonly (readonly Step[])[];
  /** Points that those still in the game share when they agree on a draw; 1 unless set. */
  readonly drawWorth?: number;
  /** Set where a resignation is an offer that all opponents must accept. */
  readonly resignsByConsent?: true;
  /**
   * Set when a turn has too many moves to list or count (Charybdis): people and traces see the next steps.
   */
  readonly unlistable?: true;
}

/** A fact about a position that its board does not show; the words have the sentence for its code. */
export interface Notice {
  readonly code: string;
  readonly cells?: readonly string[];
  readonly seat?: Seat;
  readonly of?: Seat;
  readonly counts?: readonly number[];
  readonly way?: string;
}

/** Rules whose position type nobody outside needs to know. */
// biome-ignore lint/suspicious/noExplicitAny: the position is opaque: only the game that made it reads it.
export type AnyRules<Id extends string = string> = Rules<any, Id>;
