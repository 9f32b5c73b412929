/** The names of games as people write them: "3 Crowns", "three-crowns", "3crowns", "Charibdis". */
import type { RulesId } from '../../rules/index.ts';
import { isSlip, withoutAccents } from './spelled.ts';

/** What may be said of one kind of game, as readers know it. */
export interface NamedGame {
  readonly id: RulesId;
  readonly name: string;
  /** Of the seats, in their order. */
  readonly sides: readonly string[];
  /** `spoken`: the option's own name, and what pages call it. */
  readonly options: readonly { readonly name: string; readonly spoken: readonly string[] }[];
}

/** Words `from` to before `to` name a game. */
export interface FoundName {
  readonly id: RulesId;
  readonly from: number;
  readonly to: number;
}

const NUMBERS: readonly (readonly [RegExp, string])[] = [
  [/three|drei|trois|tres|tre|drie/g, '3'],
  [/two|zwei|deux|dos|due|twee|dois/g, '2'],
];

/** Spaces, hyphens, number words, y and i: none of them tells two games apart. */
const essenceOf = (text: string): string =>
  NUMBERS.reduce(
    (said, [word, digit]) => said.replace(word, digit),
    withoutAccents(text)
      .replace(/\biii\b/g, '3')
      .replace(/[^\p{L}\p{N}]+/gu, ''),
  ).replace(/y/g, 'i');

/** What is left out of a name when there is no other game that it could be: "Hibryd", "ThreeHex". */
const DISPENSABLE = /\s*\b(?:I{2,3}|IV|Chess)\b/g;

/** By the list of games: it is looked into for every few words of a letter. */
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

/** Shorter names are too easily other words. */
const SHORTEST_MISTYPED = 6;

/** The game of this name, perhaps with one slip of the keys. */
function gameCalled(essence: string, names: ReadonlyMap<string, RulesId>): RulesId | undefined {
  const called = names.get(essence);
  if (called !== undefined || essence.length < SHORTEST_MISTYPED) return called;
  const meant = new Set([...names].flatMap(([name, id]) => (isSlip(essence, name) ? [id] : [])));
  const [only, other] = meant;
  return other === undefined ? only : undefined;
}

/** The longest game's name has so many words at most. */
const MOST_WORDS = 6;

/** The names of games among the words, each as long as it can be. */
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
