/** Recognizes the names of games as people write them: "3 Crowns", "three-crowns", "3crowns", "Charibdis". */
import type { RulesId } from '../../rules/index.ts';
import { isSlip, withoutAccents } from './spelled.ts';

/** One kind of game, with the words readers know for it. */
export interface NamedGame {
  readonly id: RulesId;
  readonly name: string;
  /** The names of the seats, in seat order. */
  readonly sides: readonly string[];
  /** `spoken`: the option's own name, and what pages call it. */
  readonly options: readonly { readonly name: string; readonly spoken: readonly string[] }[];
}

/** The words from `from` up to, but not including, `to` name a game. */
export interface FoundName {
  readonly id: RulesId;
  readonly from: number;
  readonly to: number;
}

const NUMBERS: readonly (readonly [RegExp, string])[] = [
  [/three|drei|trois|tres|tre|drie/g, '3'],
  [/two|zwei|deux|dos|due|twee|dois/g, '2'],
];

/**
 * Ignores spaces and hyphens, and treats number words as digits and y as i: no two games differ only in
 * those.
 */
const essenceOf = (text: string): string =>
  NUMBERS.reduce(
    (said, [word, digit]) => said.replace(word, digit),
    withoutAccents(text)
      .replace(/\biii\b/g, '3')
      .replace(/[^\p{L}\p{N}]+/gu, ''),
  ).replace(/y/g, 'i');

/** What may be left out of a name that is unique without it: "Hibryd", "ThreeHex". */
const DISPENSABLE = /\s*\b(?:I{2,3}|IV|Chess)\b/g;

/** Cached by the list of games, because it is needed for every few words of a letter. */
const known = new WeakMap<readonly NamedGame[], ReadonlyMap<string, RulesId>>();

/** The names that belong to one game alone, by their essence. */
function namesOf(games: readonly NamedGame[]): ReadonlyMap<string, RulesId> {
  const made = known.get(games);
  if (made) return made;
  const names = new Map<string, RulesId>();
  known.set(games, names);
  const add = (spoken: (game: NamedGame) => string): void => {
    for (const game of games) {
      const essence = essenceOf(spoken(game));
      if (!names.has(essence)) names.set(essence, game.id);
    }
  };
  add(({ name }) => name);
  add(({ id }) => id);
  add(({ name }) => name.replace(DISPENSABLE, ''));
  return names;
}

/** Shorter names are too easily confused with other words. */
const SHORTEST_MISTYPED = 6;

/** The game with this name, allowing for one typo. */
function gameCalled(essence: string, names: ReadonlyMap<string, RulesId>): RulesId | undefined {
  const called = names.get(essence);
  if (called !== undefined || essence.length < SHORTEST_MISTYPED) return called;
  const meant = new Set([...names].flatMap(([name, id]) => (isSlip(essence, name) ? [id] : [])));
  const [only, other] = meant;
  return other === undefined ? only : undefined;
}

/** No game's name has more words than this. */
const MOST_WORDS = 6;

/** The names of games among the words, each as long as possible. */
export function findGames(words: readonly string[], games: readonly NamedGame[]): readonly FoundName[] {
  const names = namesOf(games);
  const found: FoundName[] = [];
  for (let from = 0; from < words.length; from++) {
    for (let to = Math.min(words.length, from + MOST_WORDS); to > from; to--) {
      const id = gameCalled(essenceOf(words.slice(from, to).join(' ')), names);
      if (id === undefined) continue;
      found.push({ id, from, to });
      from = to - 1;
      break;
    }
  }
  return found;
}
