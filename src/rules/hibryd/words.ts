/** The words that Hibryd's codes stand for: reasons of an outcome, and notices. */
import { WAYS, type Way } from './feats.ts';

/** What somebody has done who performs a feat. */
const FEATS: Readonly<Record<Way, string>> = {
  '3': 'six Knights',
  '4a': 'a line of six',
  '4b': 'a spread triangle',
  '4c': 'a close-knit triangle',
  '5': 'the King amid a line of seven',
  '6': 'the King on an enemy throne',
};

const CAPTURE = 'or by capturing {of}’s King; otherwise {of} wins';

/** A claim's sentence: what was done, and how it is answered. */
const CLAIMS: Readonly<Record<Way, string>> = {
  '3': `{of} claims the win by way 3: all six of its lesser pieces have become Knights ({cells}). {seat} must answer in this turn, by making its own six all Knights, ${CAPTURE}.`,
  '4a': `{of} claims the win by way 4a: its six lesser pieces stand in one line ({cells}). {seat} must answer in this turn, by completing a line of its own six, ${CAPTURE}.`,
  '4b': `{of} claims the win by way 4b: its six lesser pieces form a spread triangle ({cells}). {seat} must answer in this turn, by completing a spread triangle of its own six, ${CAPTURE}.`,
  '4c': `{of} claims the win by way 4c: its six lesser pieces form a close-knit triangle with three white cells ({cells}). {seat} must answer in this turn, by completing a close-knit triangle of its own six on cells of any colour, ${CAPTURE}.`,
  '5': `{of} claims the win by way 5: its King stands amid its six lesser pieces in a line of seven ({cells}). {seat} must answer in this turn, by completing such a line of seven, ${CAPTURE}.`,
  '6': `{of} claims the win by way 6: its King has moved onto an enemy throne. {seat} must answer in this turn, by moving its King onto {cells}, ${CAPTURE}.`,
};

const perWay = (prefix: string, sentence: (way: Way) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(WAYS.map((way) => [codeOf(prefix, way), sentence(way)]));

/** The code of something said about a way: `CLAIM_4A`. */
export const codeOf = (prefix: string, way: Way): string => `${prefix}_${way.toUpperCase()}`;

export const reasons: Readonly<Record<string, string>> = {
  LAST_KING: 'the last King on the board',
  FOUR_GRAYS: 'four Gray pieces captured',
  THREE_THRONES: 'Knights on all three thrones',
  ...perWay('UNANSWERED', (way) => `${FEATS[way]}, not answered`),
  UNANSWERED_TWO: 'two feats at once, not both answered',
  UNANSWERED_THIRD_THRONE: 'the King on the third throne, not answered',
  ...perWay('DUPLICATED', (way) => `${FEATS[way]}, as the third player to do it`),
  DUPLICATED_TWO: 'two feats at once, as the third player to do them',
  THIRD_OCCURRENCE: 'third occurrence of a position',
  NO_MOVES: 'nobody has a legal move',
};

export const noticeTexts: Readonly<Record<string, string>> = {
  TAKE: '{seat} has no faction yet and takes one by moving one of its Pawns. Free are those whose Kings stand on {cells}.',
  ...perWay('CLAIM', (way) => CLAIMS[way]),
  CLAIM_6_EITHER: `{of} claims the win by way 6: its King has moved onto {seat}’s throne. {seat} must answer in this turn, by moving its King onto {of}’s throne or onto the third throne ({cells}), ${CAPTURE}. After the third throne the third player must answer in its turn.`,
  THIRD_THRONE: `{of} has answered by moving its King onto the third throne. {seat} must now move its King onto the throne left over ({cells}), ${CAPTURE}.`,
  ...perWay(
    'DUPLICATE',
    (way) =>
      `{seat} wins by doing in this turn what two players have done before it: ${FEATS[way]}${way === '4c' ? ' with three white cells' : ''} (way ${way}). If it does not, way ${way} is closed.`,
  ),
  ...perWay('CLOSED', (way) => `Way ${way} (${FEATS[way]}) is closed: nobody can win by it any more.`),
  CHECK: '{seat}’s King on {cells} is in check.',
  NULL_CHECK:
    'Null check: in this turn {seat} may not capture {of}’s King with what stands on {cells}, for {of} has had no turn since that attack arose.',
  KO: 'Ko: the Gray piece that has just moved between {cells} may not go straight back in this turn.',
  GRAYS_1: '{seat} has captured one Gray piece.',
  GRAYS_2: '{seat} has captured two Gray pieces.',
  GRAYS_3: '{seat} has captured three Gray pieces; the fourth wins.',
  ESCAPED: '{seat}’s King has escaped before; another escape costs only its own Knights beside it.',
};
