/** Everything about a game that is said to people: one place, for letters and pages alike. */
import type { AnyRules, Notice, Options, Outcome, Seat, Standing } from '../rules/index.ts';
import type { BoardWords } from '../words/index.ts';
import { seatName } from './phrases.ts';
import { formatPoints } from './points.ts';

/**
 * The result in one sentence; `names` by seat.
 * "Ada wins: three crowned stones in a row." "Draw between Ada and Ben: third occurrence of a position."
 * "Ada wins with 1 point, Cy has ½ and Ben 0: checkmate."
 */
export function describeOutcome(
  { board }: BoardWords,
  rules: AnyRules,
  outcome: Outcome,
  names: readonly string[],
): string {
  const reason = rules.reasons[outcome.reason] ?? board.agreements[outcome.reason] ?? outcome.reason;
  const standing = outcome.points
    .map((value, seat) => ({ value, name: names[seat] ?? seatName(rules, seat) }))
    .sort((a, b) => b.value - a.value);
  const best = standing.filter(({ value }) => value === standing[0]?.value).map(({ name }) => name);
  const isPlain = standing.slice(best.length).every(({ value }) => value === 0);
  const [winner = '', ...sharers] = best;
  if (isPlain)
    return sharers.length === 0 ? board.outcome.wins(winner, reason) : board.outcome.draw(best, reason);
  const scores = standing.map(({ name, value }) => `${name} ${formatPoints(value)}`);
  return sharers.length === 0
    ? board.outcome.winsOnPoints(winner, reason, scores)
    : board.outcome.sharesOnPoints(best, reason, scores);
}

/** `{key}`, `{key}’s` or `{key:word for others|word for the reader}` in the text of a notice. */
const PLACE = /\{(\w+)(?::([^|}]*)\|([^}]*))?\}(’s)?/g;

/** The notice's sentence, with the players' names in it; the seat of its `reader` is "you". */
export function describeNotice(
  { lists }: BoardWords,
  rules: AnyRules,
  notice: Notice,
  names: readonly string[],
  reader?: Seat,
): string {
  const text = rules.noticeTexts[notice.code] ?? notice.code;
  const seats: Readonly<Record<string, Seat | undefined>> = { seat: notice.seat, of: notice.of };
  const values: Readonly<Record<string, string>> = {
    cells: lists.all(notice.cells ?? []),
    way: notice.way ?? '',
  };
  return text.replace(
    PLACE,
    (whole, key: string, others: string | undefined, readers: string | undefined, s = '', at: number) => {
      const seat = seats[key];
      if (seat === undefined) return values[key] ?? whole;
      const isReader = seat === reader;
      if (others !== undefined && readers !== undefined) return isReader ? readers : others;
      if (!isReader) return `${names[seat] ?? seatName(rules, seat)}${s}`;
      const you = s === '' ? 'you' : 'your';
      return isSentenceStart(text, at) ? `Y${you.slice(1)}` : you;
    },
  );
}

const isSentenceStart = (text: string, at: number): boolean => at === 0 || text.slice(0, at).endsWith('. ');

/**
 * What must be known of a position and is not on its board, or is to be said of its end, a sentence each.
 * `reader`: the seat of who reads it.
 */
export const describeNotices = (
  words: BoardWords,
  rules: AnyRules,
  standing: Standing<unknown>,
  names: readonly string[],
  reader?: Seat,
): readonly string[] =>
  noticesIn(rules, standing).map((notice) => describeNotice(words, rules, notice, names, reader));

/** The notices of a position; where the game is over, what is to be said of its end. */
export const noticesIn = (rules: AnyRules, { position, outcome }: Standing<unknown>): readonly Notice[] =>
  (outcome ? rules.endNotices?.(position, outcome) : rules.notices?.(position)) ?? [];

/** The options a game is played with, a phrase each: "Goal: most stones". */
export function describeOptions({ board }: BoardWords, rules: AnyRules, options: Options): readonly string[] {
  return rules.options.map(({ name, label, values }) => {
    const chosen = values.find(({ value }) => value === options[name]) ?? values[0];
    return board.option(label, chosen?.label ?? '');
  });
}
