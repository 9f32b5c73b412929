/**
 * Reading what people type. Input is read leniently: case, spaces, the dashes, crosses and arrows people use
 * for separators, their quotes and full stops; words are only ever cells or the game's own words.
 */
import type { AnyGame, Game, Step } from './game.ts';
import { byStep, type Played, play, type Refusal } from './protocol.ts';
import { type Result, refuse } from './result.ts';

/** The longest text that is read as a move; what lies beyond counts as a word that is no step. */
export const MAX_MOVE_TEXT = 400;

/**
 * Marks that separate steps or stand around a move: white space, dashes, crosses, arrows, brackets, quotes, stops,
 * marks of emphasis and lists, and those of the games' notations.
 */
const MARK = String.raw`[\s\-×✕✖⨯~>→⇒➔➜:*+#=/,;.!?()[\]_"'\`“”„‘’«»]`;
/** Words that separate steps when a step follows. */
const JOINING_WORD = '(?:x|to|takes|captures|and|then)';
const MARKS_AROUND = new RegExp(`^${MARK}+|${MARK}+$`, 'g');
const UNKNOWN_WORD = /[^\s\-/,;]+/y;

/** Cyrillic letters that look like the Latin ones of cells and crosses, as a Russian keyboard types them. */
const LOOKALIKES: Readonly<Record<string, string>> = { а: 'a', с: 'c', е: 'e', о: 'o', х: 'x' };

/** One script, one kind of dash, nothing invisible, nothing around it. */
const normalize = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[\p{Dash_Punctuation}−]/gu, '-')
    .replace(/[асеох]/gi, (letter) => LOOKALIKES[letter.toLowerCase()] ?? letter)
    .replace(MARKS_AROUND, '');

/** A step as it was read (undefined: not a step of the game) and as it was written. */
interface Word {
  readonly step: Step | undefined;
  readonly written: string;
}

/** A game's steps by their lower-case spellings, and the patterns that find them and what separates them. */
interface Vocabulary {
  readonly steps: ReadonlyMap<string, Step>;
  readonly step: RegExp;
  readonly separator: RegExp;
}

const vocabularies = new WeakMap<AnyGame, Vocabulary>();

function vocabularyOf(game: AnyGame): Vocabulary {
  const known = vocabularies.get(game);
  if (known) return known;
  const names = [...game.board.cells.map(({ cell }) => cell), ...game.words];
  const spellings = [...names.map((name) => [name, name] as const), ...Object.entries(game.aliases)];
  const steps = new Map(spellings.map(([spelling, step]) => [spelling.toLowerCase(), step]));
  const step = [...steps.keys()]
    .sort((a, b) => b.length - a.length)
    .map(patternOf)
    .join('|');
  const vocabulary = {
    steps,
    step: new RegExp(step, 'iy'),
    separator: new RegExp(`(?:${MARK}|${JOINING_WORD}(?=[\\s\\-]*(?:${step})))+`, 'iy'),
  };
  vocabularies.set(game, vocabulary);
  return vocabulary;
}

/** A spelling, not cut out of a longer number or word. */
const patternOf = (spelling: string): string =>
  spelling.replace(/[^a-z0-9]/g, '\\$&') + (/\d$/.test(spelling) ? '(?!\\d)' : '(?![a-z0-9])');

/** Splits a line into steps; what is no step of the game becomes a word without one. */
export function lex(game: AnyGame, text: string): readonly Word[] {
  const { steps, step, separator } = vocabularyOf(game);
  const whole = text.trim();
  const line = normalize(whole.slice(0, MAX_MOVE_TEXT));
  const words: Word[] = [];
  let at = 0;
  const take = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const [taken = ''] = pattern.exec(line) ?? [];
    at += taken.length;
    return taken;
  };
  while (at < line.length) {
    const spelling = take(step);
    if (spelling !== '') words.push({ step: steps.get(spelling.toLowerCase()), written: spelling });
    else if (take(separator) === '') {
      words.push({ step: undefined, written: take(UNKNOWN_WORD).replace(MARKS_AROUND, '') });
    }
  }
  if (whole.length > MAX_MOVE_TEXT) words.push({ step: undefined, written: '…' });
  return words;
}

/** Reads a typed move and plays it; or says which word is wrong and what would be legal there. */
export function readMove<P>(game: Game<P>, position: P, text: string): Result<Played<P>, Refusal> {
  const words = lex(game, text);
  const unknown = words.findIndex(({ step }) => step === undefined);
  const known = (unknown < 0 ? words : words.slice(0, unknown)).flatMap(({ step }) => step ?? []);
  const played = play(
    game,
    position,
    known,
    words.map(({ written }) => written),
  );
  if (unknown < 0) return played;
  if (!played.ok && played.error.index < unknown) return played;
  return refuse({
    code: 'UNKNOWN_WORD',
    index: unknown,
    word: words[unknown]?.written ?? '',
    before: known,
    legal: [...game.next(position, known).steps].sort(byStep),
  });
}

/** Whether a line is made of steps alone: somebody meant it as a move, even if it is not a legal one. */
export function looksLikeMove(game: AnyGame, text: string): boolean {
  const words = lex(game, text);
  return words.length > 0 && words.every(({ step }) => step !== undefined);
}

/** Plays canonical moves from a standing; throws on an illegal one (a log holds none). */
export function replay<P>(
  game: Game<P>,
  moves: readonly string[],
  from: Played<P>['standing'],
): Played<P>['standing'] {
  let standing = from;
  for (const text of moves) {
    if (standing.outcome) throw new Error(`move after the end: ${text}`);
    const played = readMove(game, standing.position, text);
    if (!played.ok) throw new Error(`illegal move ${text}: ${JSON.stringify(played.error)}`);
    standing = played.value.standing;
  }
  return standing;
}
