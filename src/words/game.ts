/**
 * What a language says of a game, as those see it who read it for any game; each language's own type knows
 * the codes.
 */
import type { RulesId } from '../rules/index.ts';

/** Somebody of whom a notice speaks, maybe to themselves. */
export interface Party {
  readonly name: string;
  readonly isReader: boolean;
}

/** The data of a notice; a party that it does not have is nobody, a list that it does not have is empty. */
export interface NoticeFacts {
  readonly seat: Party;
  readonly of: Party;
  readonly cells: readonly string[];
  readonly counts: readonly number[];
  readonly way: string;
}

export interface GameWords {
  readonly name: string;
  /** Seats and factions, by their letter. */
  readonly sides: Readonly<Record<string, string>>;
  readonly options: Readonly<
    Record<string, { readonly label: string; readonly values: Readonly<Record<string, string>> }>
  >;
  readonly kinds: Readonly<
    Record<string, { readonly name: string; readonly counted: (count: number) => string }>
  >;
  /** Steps that are not cells, as buttons call them. */
  readonly steps: Readonly<Record<string, string>>;
  /** Cells that mean something in play. */
  readonly features: Readonly<Record<string, string>>;
  /** Why a game ended; completes "Ada wins: ...". */
  readonly reasons: Readonly<Record<string, string>>;
  readonly notices: Readonly<Record<string, (facts: NoticeFacts) => string>>;
}

/** The rules for people, in our own words. A paragraph that starts with `- ` is a list item. */
export interface RuleSheet {
  /** Where the rules come from. */
  readonly source: string;
  readonly summary: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
}

/** The words of a game whose codes its reader does not know. */
export const gameWords = (
  { games }: { readonly games: Readonly<Record<RulesId, GameWords>> },
  { id }: { readonly id: RulesId },
): GameWords => games[id];
