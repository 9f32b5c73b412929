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

/** How a claim's feats look on the board. */
const DONE: Readonly<Record<Way, string>> = {
  '3': 'all six lesser pieces have become Knights ({cells})',
  '4a': 'six lesser pieces in one line ({cells})',
  '4b': 'six lesser pieces in a spread triangle ({cells})',
  '4c': 'six lesser pieces in a close-knit triangle with three white cells ({cells})',
  '5': 'the King amid six lesser pieces in a line of seven ({cells})',
  '6': 'the King has moved onto an enemy throne',
};

/** How a claim is answered, but by capturing the claimant's King. */
const ANSWERS: Readonly<Record<Way, string>> = {
  '3': 'making all six of the own lesser pieces Knights',
  '4a': 'completing a line of all six of the own lesser pieces',
  '4b': 'completing a spread triangle of all six of the own lesser pieces',
  '4c': 'completing a close-knit triangle of all six of the own lesser pieces, on cells of any colour',
  '5': 'completing such a line of seven',
  '6': 'moving the own King onto {cells}',
};

const MUST_ANSWER = '{seat} must answer in this turn, by';
const OR_CAPTURE = 'or by capturing {of}’s King; otherwise {of} {of:wins|win}';
const CANNOT_ANSWER = '{seat} {seat:has|have} no move that answers it, so {of} {of:wins|win}';

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
  TAKE: '{seat} {seat:has|have} no faction yet and {seat:takes|take} one by moving one of {seat:its|your} Pawns. Free are those whose Kings stand on {cells}.',
  ...perWay(
    'CLAIM',
    (way) =>
      `{of} {of:claims|claim} the win by way ${way}: ${DONE[way]}. ${MUST_ANSWER} ${ANSWERS[way]}, ${OR_CAPTURE}.`,
  ),
  CLAIM_6_EITHER: `{of} {of:claims|claim} the win by way 6: the King has moved onto {seat}’s throne. ${MUST_ANSWER} moving the own King onto {of}’s throne or onto the third throne ({cells}), ${OR_CAPTURE}. After the third throne the third player must answer in turn.`,
  CLAIM_TWO:
    'Both of {of}’s feats must be answered by {seat} in one move; to answer only one of them is not enough.',
  THIRD_THRONE: `{of} {of:has|have} answered by moving the King onto the third throne. Now ${MUST_ANSWER} moving the own King onto the throne left over ({cells}), ${OR_CAPTURE}.`,
  ...perWay(
    'FINAL_CLAIM',
    (way) => `{of} {of:claims|claim} the win by way ${way}: ${DONE[way]}. ${CANNOT_ANSWER}.`,
  ),
  FINAL_CLAIM_6_EITHER: `{of} {of:claims|claim} the win by way 6: the King has moved onto {seat}’s throne. ${CANNOT_ANSWER}.`,
  FINAL_CLAIM_TWO: 'Both of {of}’s feats had to be answered by one move.',
  FINAL_THIRD_THRONE: `{of} {of:has|have} answered by moving the King onto the third throne. ${CANNOT_ANSWER}.`,
  ...perWay(
    'ANSWERED',
    (way) => `{seat} {seat:has|have} answered {of}’s claim by doing the same: ${FEATS[way]} (way ${way}).`,
  ),
  ANSWERED_THIRD_THRONE:
    '{seat} {seat:has|have} answered {of} by moving the King onto the throne left over (way 6).',
  ANSWERER_LEFT:
    '{seat} had to answer {of}’s claim and {seat:has|have} left the game, so {of} {of:wins|win}.',
  CLAIMANT_LEFT: '{of} {of:has|have} left the game, so {seat} need not answer the claim any more.',
  CLAIMANT_CAPTURED: 'That answers {of}’s claim, which is over; nothing is closed by it.',
  KING_CAPTURED: '{seat} {seat:has|have} captured {of}’s King, so {of} {of:is|are} out of the game.',
  ...perWay(
    'DUPLICATE',
    (way) =>
      `{seat} {seat:wins|win} by doing in this turn what two players have done before it: ${FEATS[way]}${way === '4c' ? ' with three white cells' : ''} (way ${way}). Otherwise way ${way} is closed.`,
  ),
  ...perWay('CLOSED', (way) => `Way ${way} (${FEATS[way]}) is closed: nobody can win by it any more.`),
  WON_ALREADY: 'This own move wins at once, so no Gray move follows it.',
  NO_GRAY_YET: 'In the turn of taking a faction no Gray piece is moved.',
  LEAP_OR_GRAY:
    'The Knight may leap on to {cells}; the other cells are those of Gray pieces that may move instead.',
  GRAY_NEXT: 'The own move is done; only a Gray piece may be moved after it.',
  CHECK: '{seat}’s King on {cells} is in check.',
  NULL_CHECK:
    'Null check: in this turn {seat} may not capture {of}’s King with what stands on {cells}, for {of} {of:has|have} had no turn since that attack arose.',
  KO: 'Ko: the Gray piece that has just moved between {cells} may not go straight back in this turn.',
  GRAYS_1: '{seat} {seat:has|have} captured one Gray piece.',
  GRAYS_2: '{seat} {seat:has|have} captured two Gray pieces.',
  GRAYS_3: '{seat} {seat:has|have} captured three Gray pieces; the fourth wins.',
  ESCAPED: '{seat}’s King has escaped before; another escape costs only the own Knights beside it.',
};
