/** Facts about a position that its board does not show. */
import { type AnyRules, type Notice, type Seat, type Standing, sideOf } from '../rules/index.ts';
import { type BoardWords, gameWords, type Party } from '../words/index.ts';
import { seatName, sideName } from './phrases.ts';
import { describeCounts } from './scores.ts';

/** The notice as a sentence with the players' names; a reader at that seat is addressed as "you". */
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
      : { name: names[seat] || seatName(words, rules, seat), isReader: seat === reader };
  const say = gameWords(words, rules).notices[notice.code];
  if (!say) return notice.code;
  const { cells = [], counts = [], way = '' } = notice;
  return say({ seat: party(notice.seat), of: party(notice.of), cells, counts, way });
}

/**
 * What the board does not show about a position (counts that come near to drawing the game, too), or how the
 * game ended, one sentence each. `reader`: the reader's seat.
 */
export const describeNotices = (
  words: BoardWords,
  rules: AnyRules,
  standing: Standing<unknown>,
  names: readonly string[],
  reader?: Seat,
): readonly string[] => {
  const { position, outcome } = standing;
  // Where nobody plays, a side is called by the army it has taken.
  const called = rules.seats.map(
    (_, seat) => names[seat] || sideName(words, rules, sideOf(rules, position, seat)),
  );
  return [
    ...noticesIn(rules, standing).map((notice) => describeNotice(words, rules, notice, called, reader)),
    ...(outcome ? [] : describeCounts(words, rules, position)),
  ];
};

/** The position's notices; or, if the game is over, what there is to say about its end. */
export const noticesIn = (rules: AnyRules, { position, outcome }: Standing<unknown>): readonly Notice[] =>
  (outcome ? rules.endNotices?.(position, outcome) : rules.notices?.(position)) ?? [];
