/** How a game ended. */
import type { AnyRules, Outcome } from '../rules/index.ts';
import { type BoardWords, gameWords } from '../words/index.ts';
import { seatName } from './phrases.ts';
import { formatPoints } from './points.ts';

/**
 * The result in one sentence, or two where points are shared unequally; `names` by seat.
 * "Ada wins: three crowned stones in a row." "Draw between Ada and Ben: third occurrence of a position."
 * "Ada wins: checkmate. Points: Ada 1, Cy ½, Ben 0."
 */
export function describeOutcome(
  words: BoardWords,
  rules: AnyRules,
  { points, reason: code }: Outcome,
  names: readonly string[],
): string {
  const { agreements, outcome: say } = words.board;
  const reason = gameWords(words, rules).reasons[code] ?? agreements[code] ?? code;
  const standing = points
    .map((value, seat) => ({ value, name: names[seat] ?? seatName(words, rules, seat) }))
    .sort((a, b) => b.value - a.value);
  const best = standing.filter(({ value }) => value === standing[0]?.value).map(({ name }) => name);
  const isPlain = standing.slice(best.length).every(({ value }) => value === 0);
  const [winner = '', ...sharers] = best;
  if (isPlain) return sharers.length === 0 ? say.wins(winner, reason) : say.draw(best, reason);
  const scores = standing.map(({ name, value }) => `${name} ${formatPoints(value)}`);
  return sharers.length === 0
    ? say.winsOnPoints(winner, reason, scores)
    : say.sharesOnPoints(best, reason, scores);
}
