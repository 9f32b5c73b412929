/** The moves that stand in a reply, and whether each was plainly written. */
import {
  bareLine,
  doubtAt,
  isCourtesy,
  markedDoubt,
  type ProseDoubt,
  readMailCommand,
} from '../../../email/index.ts';
import { type AnyRules, lex, looksLikeMove, readMove } from '../../../rules/index.ts';

/** The lines of a reply, as far as they are not a note. */
export interface Written {
  readonly lines: readonly string[];
  /** Those that the letter's other version does not show. */
  readonly unshown: readonly string[];
}

export interface WrittenMove {
  /** Canonical. */
  readonly move: string;
  /** undefined: it was plainly written, at least once. */
  readonly doubt: ProseDoubt | undefined;
}

export const isMoveLine = (rules: AnyRules, line: string): boolean => looksLikeMove(rules, bareLine(line));

/** Why the move or command on line `at` may not have been meant; undefined: it stands there plainly. */
export function doubtOfLine(
  { lines, unshown }: Written,
  at: number,
  rules: AnyRules,
): ProseDoubt | undefined {
  if (unshown.includes(lines[at] ?? '')) return 'STRUCK_OUT';
  const isMeant = (line: string) => isMoveLine(rules, line) || readMailCommand(line) !== undefined;
  return doubtAt(lines, at, isMeant);
}

/** The legal moves that stand on lines of their own, each once, in their order. */
export function movesOnLines(written: Written, rules: AnyRules, position: unknown): readonly WrittenMove[] {
  const found = new Map<string, WrittenMove>();
  for (const [at, line] of written.lines.entries()) {
    for (const text of readings(written.lines, at, line, rules)) {
      const played = readMove(rules, position, text);
      if (!played.ok) continue;
      const move = played.value.text;
      const earlier = found.get(move);
      if (earlier && !earlier.doubt) continue;
      found.set(move, { move, doubt: doubtOfLine(written, at, rules) });
    }
  }
  return [...found.values()];
}

/** A long move may have been broken into two lines by a mail program; the first alone could be legal as well. */
function readings(lines: readonly string[], at: number, line: string, rules: AnyRules): readonly string[] {
  const text = bareLine(line);
  const next = lines.slice(at + 1).find((below) => below !== '');
  const isBroken = next !== undefined && isMoveLine(rules, line) && isMoveLine(rules, next);
  return isBroken ? [text, `${text} ${next}`] : [text];
}

/** The legal moves that stand among other words, each once: nobody can tell what is meant by them. */
export function movesInProse(
  { lines, unshown }: Written,
  rules: AnyRules,
  position: unknown,
): readonly (WrittenMove & { readonly doubt: ProseDoubt })[] {
  const found = new Map<string, WrittenMove & { readonly doubt: ProseDoubt }>();
  for (const line of lines) {
    for (const run of runsOfSteps(rules, line)) {
      const played = readMove(rules, position, run);
      if (!played.ok) continue;
      const doubt = unshown.includes(line) ? 'STRUCK_OUT' : (markedDoubt(line) ?? 'IN_PROSE');
      found.set(played.value.text, { move: played.value.text, doubt });
    }
  }
  return [...found.values()];
}

/** The line that is most like a move, to be named when it is refused; '' when there are none. */
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

/** The longest stretches of a line that are steps alone. */
function runsOfSteps(rules: AnyRules, line: string): readonly string[] {
  const runs: string[][] = [[]];
  for (const { step, written } of lex(rules, line)) {
    if (step === undefined) runs.push([]);
    else runs.at(-1)?.push(written);
  }
  return runs.filter((run) => run.length > 0).map((run) => run.join(' '));
}
