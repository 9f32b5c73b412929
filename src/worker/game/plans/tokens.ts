/** A line of a plan as tokens: the words of plans, players, and steps of moves. */
import { type PlanWord, plainly, SPOKEN_OF_PLANS } from '../../../email/index.ts';
import { type AnyRules, lex, type Seat } from '../../../rules/index.ts';

export type PlanToken =
  | { readonly kind: Exclude<PlanWord, 'plays'> }
  | { readonly kind: 'name'; readonly seats: readonly Seat[] }
  | { readonly kind: 'step'; readonly written: string; readonly isGlued: boolean }
  /** A move's number: a move begins. */
  | { readonly kind: 'number' }
  /** A semicolon or a full stop. */
  | { readonly kind: 'break' };

/** What is at each seat called: sides and players. */
export type SeatNames = readonly (readonly string[])[];

export interface Lexicon {
  readonly rules: AnyRules;
  readonly phrase: RegExp;
  readonly spoken: ReadonlyMap<string, PlanWord>;
  readonly names: ReadonlyMap<string, readonly Seat[]>;
  readonly hasNumbers: boolean;
}

export function lexiconOf(rules: AnyRules, seatNames: SeatNames): Lexicon {
  const names = new Map<string, Seat[]>();
  for (const [seat, called] of seatNames.entries()) {
    for (const name of called.map(plainly)) {
      const isStep = lex(rules, name).some(({ step }) => step !== undefined);
      if (name === '' || isStep || SPOKEN_OF_PLANS.has(name)) continue;
      names.set(name, [...(names.get(name) ?? []).filter((each) => each !== seat), seat]);
    }
  }
  const phrases = [...SPOKEN_OF_PLANS.keys(), ...names.keys()]
    .sort((a, b) => b.length - a.length)
    .map((text) => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&'));
  return {
    rules,
    phrase: new RegExp(`(?<![\\p{L}\\p{N}'])(?:${phrases.join('|')})(?![\\p{L}\\p{N}'])`, 'gu'),
    spoken: SPOKEN_OF_PLANS,
    names,
    // Where cells are numbers, a number before a move may be one of them.
    hasNumbers: rules.board.cells.some(({ cell }) => /^\d/.test(cell)),
  };
}

/** The tokens, or the word that is none. */
export function tokensOf(
  lexicon: Lexicon,
  line: string,
):
  | { readonly tokens: readonly PlanToken[]; readonly unknown?: undefined }
  | { readonly tokens?: undefined; readonly unknown: string } {
  const said = plainly(line);
  const tokens: PlanToken[] = [];
  let at = 0;
  let unknown: string | undefined;
  const takeChunk = (end: number): void => {
    const chunk = said.slice(at, end);
    at = end;
    unknown ??= takeSteps(lexicon, chunk, tokens);
  };
  for (const { 0: phrase, index } of said.matchAll(lexicon.phrase)) {
    if (index > at) takeChunk(index);
    at = index + phrase.length;
    const word = lexicon.spoken.get(phrase);
    const seats = lexicon.names.get(phrase);
    if (word !== undefined) {
      if (word !== 'plays') tokens.push({ kind: word });
    } else if (seats) tokens.push({ kind: 'name', seats });
  }
  takeChunk(said.length);
  return unknown === undefined ? { tokens } : { unknown };
}

const NUMBER =
  /(?<![\p{L}\p{N}])\d{1,3}\s*(?:\.{1,3}|…)(?=\s*\p{L})|(?<![\p{L}\p{N}])\d{1,3}\s*(?:\.{2,3}|…)/gu;
/** A colon before a space parts a condition from its answer; within a move it may be a capture. */
const COLON = /:(?=\s|$)/u;
/** Three full stops stand for the other's move in `15... f1-e2`. */
const BREAK = /;|(?<![.…]|(?<![\p{L}\p{N}-])\d{1,3})\.(?=\s)/u;

/** Adds the tokens of what is between the words; returns a word that is no step. */
function takeSteps(lexicon: Lexicon, chunk: string, tokens: PlanToken[]): string | undefined {
  for (const [part, piece] of chunk.split(new RegExp(`(${COLON.source}|${BREAK.source})`, 'u')).entries()) {
    if (part % 2 === 1) {
      const before = tokens.at(-1)?.kind;
      if (piece !== ':') tokens.push({ kind: 'break' });
      else if (before === 'step' || before === 'any' || before === 'else') tokens.push({ kind: 'answer' });
      continue;
    }
    const numbered = lexicon.hasNumbers ? [piece] : piece.split(NUMBER);
    for (const [index, text] of numbered.entries()) {
      if (index > 0) tokens.push({ kind: 'number' });
      const unknown = takeRun(lexicon, text, tokens);
      if (unknown !== undefined) return unknown;
    }
  }
  return undefined;
}

function takeRun({ rules }: Lexicon, text: string, tokens: PlanToken[]): string | undefined {
  for (const group of text.split(/[\s,]+/u).filter((each) => /[\p{L}\p{N}]/u.test(each))) {
    for (const [index, { step, written }] of lex(rules, group).entries()) {
      if (step === undefined) return written;
      tokens.push({ kind: 'step', written, isGlued: index > 0 });
    }
  }
  return undefined;
}
