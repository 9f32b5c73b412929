/** How a game stands in its own terms: stones captured of three, stones on the board, pieces and ghosts. */
import type { AnyRules, Score, Seat } from '../rules/index.ts';
import { type BoardWords, gameWords } from '../words/index.ts';

const said = (words: BoardWords, rules: AnyRules, { code, count, of = 0 }: Score): string =>
  gameWords(words, rules).scores[code]?.({ count, of }) ?? '';

/** The seat's counts, for beside its player's name: "2 of 3 captured, 1 crowned"; '' if it has none. */
export const describeScore = (words: BoardWords, rules: AnyRules, position: unknown, seat: Seat): string =>
  words.board.scores(
    rules
      .scores(position)
      .filter((score) => score.seat === seat)
      .map((score) => said(words, rules, score)),
  );

/** A count of the game itself is worth a word once it has come half of its way. */
const isNear = ({ count, of = Number.POSITIVE_INFINITY }: Score): boolean => count > 1 && 2 * count >= of;

/** A sentence for each count of the game that has come near: "120 of 150 plies have passed without ...". */
export const describeCounts = (words: BoardWords, rules: AnyRules, position: unknown): readonly string[] =>
  rules
    .scores(position)
    .filter((score) => score.seat === undefined && isNear(score))
    .map((score) => said(words, rules, score));
