/**
 * What a language says about a game, typed for code that handles any game. Each language's own type knows
 * the codes.
 */
import type { RulesId } from '../rules/index.ts';

/** Somebody a notice is about, possibly its reader. */
export interface Party {
  readonly name: string;
  readonly isReader: boolean;
}

/** A notice's data. A party the notice lacks is nobody, and a list it lacks is empty. */
export interface NoticeFacts {
  readonly seat: Party;
  readonly of: Party;
  readonly cells: readonly string[];
  readonly counts: readonly number[];
  readonly way: string;
}

/** A running count, and the count at which something happens; 0 where nothing does. */
export interface ScoreFacts {
  readonly count: number;
  readonly of: number;
}

export interface GameWords {
  readonly name: string;
  /** Names of seats and factions, by letter. */
  readonly sides: Readonly<Record<string, string>>;
  readonly options: Readonly<
    Record<string, { readonly label: string; readonly values: Readonly<Record<string, string>> }>
  >;
  readonly kinds: Readonly<
    Record<string, { readonly name: string; readonly counted: (count: number) => string }>
  >;
  /** Steps that are not cells, as shown on buttons. */
  readonly steps: Readonly<Record<string, string>>;
  /** Cells with a meaning in play. */
  readonly features: Readonly<Record<string, string>>;
  /** Why a game ended; completes "Ada wins: ...". */
  readonly reasons: Readonly<Record<string, string>>;
  /** Running counts: "2 of 3 captured". */
  readonly scores: Readonly<Record<string, (facts: ScoreFacts) => string>>;
  readonly notices: Readonly<Record<string, (facts: NoticeFacts) => string>>;
}

/** What every page about a game may say of it in a line or two. */
export interface RuleSheet {
  /** Where the rules come from. */
  readonly source: string;
  readonly summary: string;
}

/** What is said of a game at length, on pages of its own and in lessons by letter. */
export interface GuideWords {
  /** The rules for people to read, in our own words. */
  readonly sections: readonly RuleSection[];
  /** By the ids of the game's tasks. */
  readonly tasks: Readonly<Record<string, TaskWords>>;
}

/** A paragraph that starts with `- ` is a list item. */
export interface RuleSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Captions, by the ids of the diagrams that the rules have. */
  readonly diagrams?: Readonly<Record<string, string>>;
}

export interface TaskWords {
  /** What is asked. */
  readonly task: string;
  /** What a move that does not do it misses, after "That takes a stone, but". */
  readonly missed: string;
  /** What one says of a move that does. */
  readonly done: string;
}

/** The words of a game, for code that does not know its codes. */
export const gameWords = (
  { games }: { readonly games: Readonly<Record<RulesId, GameWords>> },
  { id }: { readonly id: RulesId },
): GameWords => games[id];
