/** The lines of a plan among other lines. */
import { plainly } from '../../../email/index.ts';
import { lex } from '../../../rules/index.ts';
import type { PlanLine } from './readPlan.ts';
import { type Lexicon, type PlanToken, tokensOf } from './tokens.ts';

export interface FoundPlan {
  /** All other lines; '' stands where lines of the plan were. */
  readonly rest: readonly string[];
  readonly lines: readonly PlanLine[];
  readonly isUnguarded: boolean;
  /** A line that sets a condition, with a word that is not understood in a plan. */
  readonly unreadable: { readonly line: string; readonly word: string } | undefined;
}

/** A list's mark, and a number in a list or of a move. */
const MARK = /^(?:[-*•–—]\s+)?(?:(\d{1,3}(?:\.\d{1,3})*)[.)]{0,2}(?=\s)|(\d{1,3}\s*(?:\.{2,3}|…)))?\s*/u;

const OPENERS: ReadonlySet<PlanToken['kind']> = new Set(['if', 'any', 'else', 'plan', 'unguarded']);

export function findPlan(
  lexicon: Lexicon,
  lines: readonly string[],
  indentOf: (line: string) => number,
): FoundPlan {
  const rest: string[] = [];
  const found: PlanLine[] = [];
  let unreadable: FoundPlan['unreadable'];
  let isOpen = false;
  for (const [at, line] of lines.entries()) {
    const read = readLine(lexicon, line);
    if (isHeading(lexicon, line, lines.slice(at + 1))) {
      rest.push('');
      isOpen = false;
      continue;
    }
    const isNew =
      read.tokens !== undefined && (opens(read.tokens) || (found.length > 0 && read.number === '…'));
    if (isNew && read.tokens) {
      found.push({ text: line, tokens: read.tokens, indent: indentOf(line), number: read.number });
      rest.push('');
      isOpen = true;
    } else if (isOpen && goesOn(read.tokens)) {
      const last = found.pop();
      if (last)
        found.push({ ...last, text: `${last.text} ${line}`, tokens: [...last.tokens, ...read.tokens] });
    } else {
      isOpen = false;
      const word = read.unknown;
      if (word !== undefined && isCondition(lexicon, line)) unreadable ??= { line, word };
      rest.push(line);
    }
  }
  return {
    rest,
    lines: found
      .map((line) => ({ ...line, tokens: line.tokens.filter(({ kind }) => kind !== 'unguarded') }))
      .filter(({ tokens }) => tokens.length > 0),
    isUnguarded: found.some(({ tokens }) => tokens.some(({ kind }) => kind === 'unguarded')),
    unreadable,
  };
}

interface LineRead {
  readonly tokens?: readonly PlanToken[] | undefined;
  readonly number: string | undefined;
  readonly unknown?: string | undefined;
}

function readLine(lexicon: Lexicon, line: string): LineRead {
  if (line === '') return { number: undefined, unknown: '' };
  const [mark = '', listed, moved] = MARK.exec(line) ?? [];
  const read = tokensOf(lexicon, line.slice(mark.length));
  const first = read.tokens?.[0]?.kind;
  const isMoves = first === 'step' || moved !== undefined;
  // The number of a move that another answers: the line goes on from the one above.
  const number = listed === undefined && moved === undefined ? undefined : isMoves ? '…' : listed;
  // Where cells are numbers, one of them may stand first.
  if (isMoves && lexicon.hasNumbers) return { ...tokensOf(lexicon, line), number: undefined };
  return { ...read, number };
}

/** Whether a line begins a plan's: a word that opens one, and something to be played or told. */
function opens(tokens: readonly PlanToken[]): boolean {
  const [first, second] = tokens;
  if (!first) return false;
  if (first.kind === 'unguarded') return tokens.length === 1 || tokens.some(isPlayed);
  const isOpener = OPENERS.has(first.kind) || (first.kind === 'name' && second?.kind === 'any');
  return isOpener && tokens.some(isPlayed);
}

/** "My plan:" above its lines. */
function isHeading(lexicon: Lexicon, line: string, below: readonly string[]): boolean {
  if (!/^\W*\p{L}[\p{L} ]*:\W*$/u.test(line)) return false;
  const { tokens } = readLine(lexicon, line);
  const next = below.find((each) => each !== '');
  if (tokens?.length !== 1 || tokens[0]?.kind !== 'plan' || next === undefined) return false;
  const read = readLine(lexicon, next);
  return read.tokens !== undefined && opens(read.tokens);
}

const isPlayed = ({ kind }: PlanToken): boolean => kind === 'step' || kind === 'resign';

/** A line that a mail program broke goes on with what only a plan has. */
const goesOn = (tokens: readonly PlanToken[] | undefined): tokens is readonly PlanToken[] =>
  tokens?.some(isPlayed) ?? false;

/** Whether the line means to set a condition, though it cannot be read. */
function isCondition(lexicon: Lexicon, line: string): boolean {
  const said = plainly(line.replace(MARK, ''));
  const words = [...said.matchAll(lexicon.phrase)].map(({ 0: phrase, index }) => ({
    index,
    kind: lexicon.spoken.get(phrase),
  }));
  const [first] = words;
  const isOpened =
    first?.index === 0 && (first.kind === 'if' || first.kind === 'else' || first.kind === 'any');
  if (!isOpened) return false;
  const hasSteps = lex(lexicon.rules, line).some(
    ({ step, written }) => step !== undefined && /\d/.test(written),
  );
  return hasSteps || (first.kind === 'if' && words.some(({ kind }) => kind === 'answer'));
}
