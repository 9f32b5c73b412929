/** A picture in a rule sheet, as data: what it shows, and what its caption in the words says, as claims. */
import type { Options, Outcome } from './rules.ts';

/** How a diagram points a cell out; drawn as marks of those kinds are. */
export type DiagramMark = 'legal' | 'path' | 'captured' | 'decisive' | 'chosen' | 'gripped';

/** A test asks the rules whether they are true: of the position that is drawn, unless said otherwise. */
export interface DiagramClaims {
  /** Legal before the moves, as they are. */
  readonly legal?: readonly string[];
  readonly illegal?: readonly string[];
  /** All that are legal then. */
  readonly only?: readonly string[];
  /** After these steps exactly the cells marked `legal` may follow; '' asks for a turn's first step. */
  readonly reach?: string;
  /** Whether the move may end after the steps of `reach`. */
  readonly mayEnd?: boolean;
  /** The letter of the seat whose turn it is. */
  readonly toMove?: string;
  /** A step to each cell marked `legal` crosses exactly one of those marked `path`, and all are crossed. */
  readonly crosses?: true;
  /** What is on these cells, '' for nothing. */
  readonly stands?: Readonly<Record<string, string>>;
  /** All that the moves change: cell -> symbol, '' for nothing. */
  readonly changes?: Readonly<Record<string, string>>;
  /** How the moves end the game, or that they do not. */
  readonly ends?: Outcome;
  readonly goesOn?: true;
  /** Codes of what the rules say of the standing, and of what the last move did. */
  readonly notices?: readonly string[];
  readonly tells?: readonly string[];
  /** Counts after the moves: code and seat's letter -> count. */
  readonly scores?: Readonly<Record<string, number>>;
}

export interface Diagram {
  /** What its caption is called in the words. */
  readonly id: string;
  /** Other than the usual ones; they go only with the start. */
  readonly options?: Options;
  /** Without one, the start. */
  readonly position?: string;
  readonly moves?: readonly string[];
  /** The board is drawn as it is before the moves, not after them. */
  readonly isBefore?: true;
  /** Cells, with spaces between. */
  readonly marks?: Readonly<Partial<Record<DiagramMark, string>>>;
  /** Faint arrows besides those of the moves: cells with spaces between. */
  readonly ways?: readonly string[];
  /** Cells that must be seen, where a part of the board is enough. */
  readonly around?: string;
  readonly says: DiagramClaims;
}
