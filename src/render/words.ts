/** Everything about a game that is said to people: one place, for letters and pages alike. */
import {
  type AnyGame,
  type Notice,
  type Options,
  type Outcome,
  type Refusal,
  type Step,
  unreachable,
} from '../rules/index.ts';
import { listed, seatName } from './phrases.ts';

/** As many legal steps are named; of longer lists, the beginning. */
const NAMED_STEPS = 16;

const quoted = (word: string): string => `“${word}”`;

/** "a1, a2 or a3"; "a1, a2, a3 and 40 more" */
function choice(steps: readonly Step[]): string {
  if (steps.length <= NAMED_STEPS) return listed(steps, 'or');
  const named = steps.slice(0, NAMED_STEPS - 4);
  return `${named.join(', ')} and ${steps.length - named.length} more`;
}

/** What would be right at the place of the refused word. */
function advice({ before, legal }: Refusal): readonly string[] {
  if (legal.length === 0) return [];
  if (before.length === 0) return [`A move can begin with ${choice(legal)}.`];
  return [`After ${before.join(' ')} there may come ${choice(legal)}.`];
}

/** Whole sentences: which word is wrong and why, and what would be right in its place. */
export function explainRefusal(game: AnyGame, refusal: Refusal): readonly string[] {
  const { code, before, word, legal } = refusal;
  const so = before.join(' ');
  const example = `A move of ${game.name} is written like this: ${game.example}.`;
  switch (code) {
    case 'EMPTY':
      return ['No move was found.', example, ...advice(refusal)];
    case 'UNKNOWN_WORD':
      return [
        legal.length === 0 && before.length > 0
          ? `${quoted(so)} is a whole move, and ${quoted(word)} after it is not understood.`
          : `${quoted(word)} is neither a cell of the board nor a word of this game.`,
        ...(before.length === 0 ? [example] : []),
        ...advice(refusal),
      ];
    case 'ILLEGAL_STEP':
      return [
        before.length === 0
          ? `No legal move begins with ${quoted(word)} now.`
          : `${quoted(word)} is not possible after ${so}.`,
        ...advice(refusal),
      ];
    case 'UNFINISHED':
      return [`The move ${quoted(so)} is not finished.`, ...advice(refusal)];
    case 'SURPLUS_STEP':
      return [`The move ends after ${so}; ${quoted(word)} is too much.`];
    default:
      return unreachable(code);
  }
}

const FRACTIONS: Readonly<Record<string, string>> = { '0.25': '¼', '0.5': '½', '0.75': '¾', '1.5': '1½' };

/** "1", "½", "⅓" */
export function formatPoints(value: number): string {
  if (Math.abs(value - 1 / 3) < 0.001) return '⅓';
  return FRACTIONS[String(value)] ?? String(Number(value.toFixed(2)));
}

/** Reasons that no rule book has. */
const AGREEMENTS: Readonly<Record<string, string>> = { AGREED: 'agreed by all' };

/**
 * The result in one sentence; `names` by seat.
 * "Ada wins: three crowned stones in a row." "Draw between Ada and Ben: third occurrence of a position."
 * "Ada wins with 1 point, Cy has ½ and Ben 0: checkmate."
 */
export function describeOutcome(game: AnyGame, outcome: Outcome, names: readonly string[]): string {
  const reason = game.reasons[outcome.reason] ?? AGREEMENTS[outcome.reason] ?? outcome.reason;
  const standing = outcome.points
    .map((value, seat) => ({ value, name: names[seat] ?? seatName(game, seat) }))
    .sort((a, b) => b.value - a.value);
  const best = standing.filter(({ value }) => value === standing[0]?.value);
  const others = standing.slice(best.length);
  const leaders = listed(best.map(({ name }) => name));
  const isPlain = others.every(({ value }) => value === 0);
  if (isPlain) return `${best.length === 1 ? `${leaders} wins` : `Draw between ${leaders}`}: ${reason}.`;
  const scores = [...best, ...others].map(({ name, value }) => `${name} ${formatPoints(value)}`);
  const result = best.length === 1 ? `${leaders} wins` : `${leaders} share the first place`;
  return `${result}: ${reason}. Points: ${scores.join(', ')}.`;
}

/** The notice's sentence, with the players' names in it. */
export function describeNotice(game: AnyGame, notice: Notice, names: readonly string[]): string {
  const nameOf = (seat: number | undefined) =>
    seat === undefined ? '' : (names[seat] ?? seatName(game, seat));
  const values: Readonly<Record<string, string>> = {
    seat: nameOf(notice.seat),
    of: nameOf(notice.of),
    cells: listed(notice.cells ?? []),
    way: notice.way ?? '',
  };
  const text = game.noticeTexts[notice.code] ?? notice.code;
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);
}

/** The options a game is played with, a phrase each: "Goal: most stones". */
export function describeOptions(game: AnyGame, options: Options): readonly string[] {
  return game.options.map(({ name, label, values }) => {
    const chosen = values.find(({ value }) => value === options[name]) ?? values[0];
    return `${label}: ${chosen?.label ?? ''}`;
  });
}
