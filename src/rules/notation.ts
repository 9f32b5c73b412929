/**
 * Reading what people type. Input is read leniently: case, spaces, the dashes, crosses and arrows people use
 * for separators, their quotes and full stops; words are only ever cells or the game's own words.
 */
import type { AnyGame, Game, Step } from './game.ts';
import { type Played, play, type Refusal } from './protocol.ts';
import { type Result, refuse } from './result.ts';

/** The separators between steps: white space, dashes, crosses, arrows, and the marks of the games' notations. */
const SEPARATOR = /^(?:[\s\-‐-―−~>→⇒➔:×*+/,;.=()[\]]|x(?=[\s-]*[a-z0-9])|to(?=[\s\d])|takes(?=\s))+/;
/** What may stand around a move: quotes, full stops, exclamation marks, list marks. */
const WRAPPING = /^[\s"'`“”„‘’«».,!?()[\]*_-]+|[\s"'`“”„‘’«».,!?()[\]*_-]+$/gu;

/** A step as it was read (undefined: not a step of the game) and as it was written. */
interface Word {
  readonly step: Step | undefined;
  readonly written: string;
}

interface Vocabulary {
  readonly steps: ReadonlyMap<string, Step>;
  /** Lower-case spellings, longest first. */
  readonly spellings: readonly string[];
}

const vocabularies = new WeakMap<AnyGame, Vocabulary>();

function vocabularyOf(game: AnyGame): Vocabulary {
  const known = vocabularies.get(game);
  if (known) return known;
  const steps = new Map<string, Step>();
  for (const { cell } of game.board.cells) steps.set(cell.toLowerCase(), cell);
  for (const word of game.words) steps.set(word.toLowerCase(), word);
  for (const [spelling, step] of Object.entries(game.aliases)) steps.set(spelling.toLowerCase(), step);
  const spellings = [...steps.keys()].sort((a, b) => b.length - a.length);
  const vocabulary = { steps, spellings };
  vocabularies.set(game, vocabulary);
  return vocabulary;
}

/** Whether `rest` begins with the spelling and the spelling is not cut out of a longer number or word. */
function standsAt(rest: string, spelling: string): boolean {
  if (!rest.startsWith(spelling)) return false;
  const last = spelling.charAt(spelling.length - 1);
  const after = rest.charAt(spelling.length);
  if (/\d/.test(last)) return !/\d/.test(after);
  return !/[a-z0-9]/.test(after);
}

/** Splits a line into steps; what is no step of the game becomes a word without one. */
export function lex(game: AnyGame, text: string): readonly Word[] {
  const { steps, spellings } = vocabularyOf(game);
  const normal = text.normalize('NFKC').replace(WRAPPING, '');
  const lower = normal.toLowerCase();
  if (lower.length !== normal.length) return [{ step: undefined, written: normal }];
  const words: Word[] = [];
  let at = 0;
  while (at < lower.length) {
    const rest = lower.slice(at);
    const spelling = spellings.find((candidate) => standsAt(rest, candidate));
    if (spelling !== undefined) {
      words.push({ step: steps.get(spelling), written: normal.slice(at, at + spelling.length) });
      at += spelling.length;
      continue;
    }
    const separator = SEPARATOR.exec(rest);
    if (separator) {
      at += separator[0].length;
      continue;
    }
    const unknown = /^[^\s\-–—/,;]+/.exec(rest)?.[0] ?? rest;
    words.push({ step: undefined, written: normal.slice(at, at + unknown.length) });
    at += unknown.length;
  }
  return words;
}

/** The longest text that is read as a move; anything longer is refused by its first words. */
export const MAX_MOVE_TEXT = 400;

/** Reads a typed move and plays it; or says which word is wrong and what would be legal there. */
export function readMove<P>(game: Game<P>, position: P, text: string): Result<Played<P>, Refusal> {
  const words = lex(game, text.slice(0, MAX_MOVE_TEXT));
  const unknown = words.findIndex(({ step }) => step === undefined);
  const known = (unknown < 0 ? words : words.slice(0, unknown)).map(({ step }) => step as Step);
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
    legal: played.ok ? [] : played.error.legal,
  });
}

/** Whether a line is made of steps alone: somebody meant it as a move, even if it is not a legal one. */
export function looksLikeMove(game: AnyGame, text: string): boolean {
  const words = lex(game, text.slice(0, MAX_MOVE_TEXT));
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
