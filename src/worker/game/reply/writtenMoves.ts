/** The moves written in a reply, and whether each was clearly meant. */
import {
  bareLine,
  doubtAt,
  isConditional,
  isCourtesy,
  markedDoubt,
  namesOccasion,
  type ProseDoubt,
  readMailCommand,
} from '../../../email/index.ts';
import { type AnyRules, lex, looksLikeMove, type Played, readMove } from '../../../rules/index.ts';

/** The lines of a reply that are not part of a note. */
export interface Written {
  readonly lines: readonly string[];
  /** The lines that the mail's other version (HTML or plain text) does not show. */
  readonly unshown: readonly string[];
}

export interface WrittenMove {
  /** In canonical notation. */
  readonly move: string;
  /** The move as played in the position. */
  readonly played: Played<unknown>;
  /** undefined if it was clearly meant in at least one place. */
  readonly doubt: ProseDoubt | undefined;
}

export const isMoveLine = (rules: AnyRules, line: string): boolean => looksLikeMove(rules, bareLine(line));

/** Why the move or command on lines `at` to `end` may not have been meant; undefined if it clearly was. */
export function doubtOfLine(
  { lines, unshown }: Written,
  at: number,
  rules: AnyRules,
  end = at,
): ProseDoubt | undefined {
  if (lines.slice(at, end + 1).some((line) => unshown.includes(line))) return 'STRUCK_OUT';
  const isMeant = (line: string) => isMoveLine(rules, line) || isCommand(line);
  return doubtAt(lines, at, isMeant, end);
}

/** A bare "yes" or "no" does not count: like any other words, it may take back what is written above it. */
function isCommand(line: string): boolean {
  const command = readMailCommand(line);
  return command !== undefined && !('isAssent' in command);
}

/** The legal moves on lines of their own, each once, in order. */
export function movesOnLines(written: Written, rules: AnyRules, position: unknown): readonly WrittenMove[] {
  const found = new Map<string, WrittenMove>();
  for (const at of written.lines.keys()) {
    for (const { text, end } of readings(written.lines, at, rules)) {
      const played = readMove(rules, position, text);
      if (!played.ok) continue;
      const move = played.value.text;
      const earlier = found.get(move);
      if (earlier && !earlier.doubt) continue;
      const doubt =
        doubtOfLine(written, at, rules, end) ?? doubtOfOthers(written.lines, at, end, rules, position, move);
      const isReply = written.lines
        .slice(0, at)
        .some((line) => holdsTheirs(rules, position, played.value, line));
      found.set(move, { move, played: played.value, doubt: isReply ? 'CONDITIONAL' : doubt });
    }
  }
  return [...found.values()];
}

/**
 * Whether a line names a move that only the next player could make: "You play h3-g3, I play f1-e2" is a
 * condition without an if.
 */
const holdsTheirs = (rules: AnyRules, position: unknown, played: Played<unknown>, line: string): boolean =>
  runsOfSteps(rules, line).some(
    ({ text }) => !readMove(rules, position, text).ok && readMove(rules, played.standing.position, text).ok,
  );

/** A mail program may break a long move into this many lines. */
const LONGEST_BREAK = 4;

/**
 * Ways to read a line: alone, or joined with the lines after it, since a mail program may have broken a long
 * move into lines, the first of which may be a legal move too.
 */
function readings(
  lines: readonly string[],
  at: number,
  rules: AnyRules,
): readonly { readonly text: string; readonly end: number }[] {
  const line = lines[at] ?? '';
  const found = [{ text: bareLine(line), end: at }];
  if (!isMoveLine(rules, line)) return found;
  for (let end = at + 1; end < at + LONGEST_BREAK && isMoveLine(rules, lines[end] ?? ''); end++) {
    found.push({ text: [bareLine(line), ...lines.slice(at + 1, end + 1)].join(' '), end });
  }
  return found;
}

/**
 * Doubts a move if another one, legal or not, is on a line of its own, or a legal one is among other words.
 */
function doubtOfOthers(
  lines: readonly string[],
  at: number,
  end: number,
  rules: AnyRules,
  position: unknown,
  move: string,
): ProseDoubt | undefined {
  const own = stepsOf(
    rules,
    lines
      .slice(at, end + 1)
      .map(bareLine)
      .join(' '),
  );
  const isOther = (text: string): boolean => {
    const read = readMove(rules, position, text);
    return read.ok && read.value.text !== move;
  };
  const holdsOther = (line: string): boolean =>
    isMoveLine(rules, line)
      ? stepsOf(rules, bareLine(line)) !== own
      : runsOfSteps(rules, line).some(({ text }) => isOther(text));
  if (lines.slice(0, at).some(holdsOther)) return 'IN_PROSE';
  return lines.slice(end + 1).some(holdsOther) ? 'TAKEN_BACK' : undefined;
}

/** Whether a line contains a step of the game. */
export const hasSteps = (rules: AnyRules, line: string): boolean =>
  lex(rules, line).some(({ step }) => step !== undefined);

/** Looks like a cell on some board: `f9` is meant as a cell even if this board has none by that name. */
const LIKE_A_CELL = /^[a-z]{1,2}\d{1,2}$/i;
/**
 * In a line of up to this many words, one cell is enough to suggest a move. A longer one needs two cells,
 * next to each other or with one word between them.
 */
const FEW_WORDS = 3;

/** Whether some line was meant as a move, even a wrong one; otherwise the reply is just words. */
export const triesMove = (lines: readonly string[], rules: AnyRules): boolean =>
  lines.map(bareLine).some((line) => {
    const words = lex(rules, line).map(
      ({ step, written }) => step !== undefined || LIKE_A_CELL.test(written),
    );
    return words.length > FEW_WORDS
      ? words.some((isCell, at) => isCell && (words[at + 1] || words[at + 2]))
      : words.includes(true);
  });

/** The steps in a text, however they are separated. */
export const stepsOf = (rules: AnyRules, text: string): string =>
  lex(rules, text)
    .map(({ step }) => step)
    .join(' ');

/** The legal moves found among other words, each once; there is no telling what was meant by them. */
export function movesInProse(
  { lines, unshown }: Written,
  rules: AnyRules,
  position: unknown,
): readonly (WrittenMove & { readonly doubt: ProseDoubt })[] {
  const found = new Map<string, WrittenMove & { readonly doubt: ProseDoubt }>();
  for (const [at, line] of lines.entries()) {
    const runs = runsOfSteps(rules, line);
    for (const { text } of runs) {
      const played = readMove(rules, position, text);
      if (!played.ok) continue;
      const isAnswer = runs.some((other) => other.text !== text && namesOccasion(other.before));
      const doubt =
        isAnswer ||
        isConditional(lines, at) ||
        lines.slice(0, at + 1).some((above) => holdsTheirs(rules, position, played.value, above))
          ? 'CONDITIONAL'
          : unshown.includes(line)
            ? 'STRUCK_OUT'
            : (markedDoubt(line) ?? 'IN_PROSE');
      found.set(played.value.text, { move: played.value.text, played: played.value, doubt });
    }
  }
  return [...found.values()];
}

/** The line that looks most like a move, to quote when it is refused; '' if there are no lines. */
export function likestMove(lines: readonly string[], rules: AnyRules): string {
  const written = lines.filter((line) => line !== '');
  const stepsIn = (line: string): number => lex(rules, line).filter(({ step }) => step !== undefined).length;
  const most = Math.max(0, ...written.map(stepsIn));
  return (
    written.find((line) => isMoveLine(rules, line)) ??
    (most > 0 ? written.find((line) => stepsIn(line) === most) : written.find((line) => !isCourtesy(line))) ??
    written[0] ??
    ''
  );
}

/** A stretch of a line made up only of steps, and the words before it. */
interface Run {
  readonly text: string;
  readonly before: string;
}

function runsOfSteps(rules: AnyRules, line: string): readonly Run[] {
  const runs: { steps: string[]; before: string }[] = [{ steps: [], before: '' }];
  let before = '';
  for (const { step, written } of lex(rules, line)) {
    before = `${before} ${written}`.trim();
    if (step === undefined) runs.push({ steps: [], before });
    else runs.at(-1)?.steps.push(written);
  }
  return runs
    .filter(({ steps }) => steps.length > 0)
    .map(({ steps, before }) => ({ text: steps.join(' '), before }));
}
