/** What must be known of a position and is not on its board. */
import type { AnyRules, Notice, Seat, Standing } from '../rules/index.ts';
import { type BoardWords, gameWords, type Party } from '../words/index.ts';
import { seatName } from './phrases.ts';

/** The notice's sentence, with the players' names in it; to the seat of its `reader` it says "you". */
export function describeNotice(
  words: BoardWords,
  rules: AnyRules,
  notice: Notice,
  names: readonly string[],
  reader?: Seat,
): string {
  const party = (seat: Seat | undefined): Party =>
    seat === undefined
      ? { name: '', isReader: false }
      : { name: names[seat] ?? seatName(words, rules, seat), isReader: seat === reader };
  const say = gameWords(words, rules).notices[notice.code];
  if (!say) return notice.code;
  const { cells = [], counts = [], way = '' } = notice;
  return say({ seat: party(notice.seat), of: party(notice.of), cells, counts, way });
}

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
