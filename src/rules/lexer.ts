/**
 * Splits what people type into words. Input is read leniently: case, spaces, the dashes, crosses and arrows
 * used as separators, quotes and periods, a piece's name before its cell, and a move's number before it.
 */
import type { AnyRules, Step } from './rules.ts';

/** The longest text that is read as a move; anything beyond becomes one word that is not a step. */
export const MAX_MOVE_TEXT = 400;

/**
 * Marks that separate steps or surround a move: white space, dashes, crosses, arrows, brackets, quotes,
 * sentence punctuation, marks for emphasis and lists, and those of the games' notations. `>` counts only as
 * the head of an arrow: by itself it starts a quote, and what follows may be someone else's move.
 */
const MARK = String.raw`(?:[\s\-×✕✖⨯~→⇒➔➜:*+#=/,;.!?()[\]_"'\`“”„‘’«»]|(?<=[-=~])>)`;
/** Words that separate steps if a step follows. */
const JOINING_WORD = '(?:x|to|takes|captures|and|then|(?:promot(?:es?|ing) +to|becomes)(?: +an?)?)';
/** `1.` or `12)` before a move, which is its number in the game. */
const MOVE_NUMBER = /^\s*\d{1,3}[.)]\s/;
const MARKS_AROUND = new RegExp(`^${MARK}+|${MARK}+$`, 'g');
const UNKNOWN_WORD = /[^\s\-/,;]+/y;

/**
 * Cyrillic letters that look like the Latin ones in cells and crosses, as a Russian keyboard types them.
 * Listed as capitals, because `/i` also matches letters that share a capital with these.
 */
const LOOKALIKES: Readonly<Record<string, string>> = { А: 'a', С: 'c', Е: 'e', О: 'o', Х: 'x' };

/** Reduces text to one script and one kind of dash, with nothing invisible in it and no marks around it. */
const normalize = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[\p{Dash_Punctuation}−]/gu, '-')
    .replace(/[асеох]/gi, (letter) => LOOKALIKES[letter.toUpperCase()] as string)
    .replace(MARKS_AROUND, '');

/** A step as read (undefined if it is not a step of the game) and as written. */
export interface Word {
  readonly step: Step | undefined;
  readonly written: string;
  /** The kinds of piece it may name; one of them must be on the cell. */
  readonly kinds?: readonly string[];
  /** For a vague word, the steps it could mean; `step` is the first of them. */
  readonly among?: readonly Step[];
}

/** A game's steps by their lower-case spellings, and the patterns that match them and what separates them. */
interface Vocabulary {
  readonly steps: ReadonlyMap<string, Step>;
  readonly vague: ReadonlyMap<string, readonly Step[]>;
  readonly kinds: ReadonlyMap<string, readonly string[]>;
  readonly step: RegExp;
  /** A piece's name or letter before its cell. */
  readonly piece: RegExp;
  readonly separator: RegExp;
}

const vocabularies = new WeakMap<AnyRules, Vocabulary>();

function vocabularyOf(rules: AnyRules): Vocabulary {
  const known = vocabularies.get(rules);
  if (known) return known;
  const cells = rules.board.cells.map(({ cell }) => cell);
  const spellings = [
    ...[...cells, ...rules.words].map((name) => [name, name] as const),
    ...Object.entries(rules.aliases),
  ];
  const steps = new Map(spellings.map(([spelling, step]) => [spelling.toLowerCase(), step]));
  const vague = new Map(Object.entries(rules.vagueWords ?? {}));
  const kinds = new Map(Object.entries(rules.pieceNames));
  const step = longestFirst([...steps.keys(), ...vague.keys()])
    .map(patternOf)
    .join('|');
  const cell = longestFirst(cells).map(patternOf).join('|');
  const [letters, names] = [1, 2].map((length) =>
    longestFirst([...kinds.keys()].filter((name) => Math.min(name.length, 2) === length)).join('|'),
  );
  const vocabulary = {
    steps,
    vague,
    kinds,
    step: new RegExp(step, 'iy'),
    piece: new RegExp(`(?:(?:${names})[\\s:]+|(?:${letters || '(?!)'}))(?=(?:${cell}))`, 'iy'),
    separator: new RegExp(`(?:${MARK}|${JOINING_WORD}(?=[\\s\\-]*(?:${step})))+`, 'iy'),
  };
  vocabularies.set(rules, vocabulary);
  return vocabulary;
}

const longestFirst = (spellings: readonly string[]): readonly string[] =>
  spellings.toSorted((a, b) => b.length - a.length);

/** Matches a spelling, but not as the beginning of a longer number or word. */
const patternOf = (spelling: string): string =>
  spelling.replace(/[^a-z0-9]/g, '\\$&') + (/\d$/.test(spelling) ? '(?!\\d)' : '(?![a-z0-9])');

/** Splits a line into steps; anything that is not a step of the game becomes a word without one. */
export function lex(rules: AnyRules, text: string): readonly Word[] {
  const { steps, vague, kinds, step, piece, separator } = vocabularyOf(rules);
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
    const name = take(piece);
    const spelling = take(step);
    const said = spelling.toLowerCase();
    const among = vague.get(said);
    if (among) words.push({ step: among[0], written: spelling, among });
    else if (spelling !== '') {
      const named = kinds.get(name.replace(/[\s:]+$/, '').toLowerCase());
      words.push({ step: steps.get(said), written: `${name}${spelling}`, ...(named && { kinds: named }) });
    } else if (take(separator) === '') {
      words.push({ step: undefined, written: take(UNKNOWN_WORD).replace(MARKS_AROUND, '') });
    }
  }
  if (whole.length > MAX_MOVE_TEXT) words.push({ step: undefined, written: '…' });
  return MOVE_NUMBER.test(whole) && isNumbered(rules, words) ? words.slice(1) : words;
}

/** Whether the number before a move is its number in the game, and not the first of its cells. */
function isNumbered(rules: AnyRules, [first, second, third]: readonly Word[]): boolean {
  const isCell = (word: Word | undefined) => word?.step !== undefined && !rules.words.includes(word.step);
  if (!second?.step) return false;
  return !isCell(first) || !isCell(second) || isCell(third);
}
