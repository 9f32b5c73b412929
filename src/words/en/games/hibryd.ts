/** Hibryd III in words. What is said of it at length stands in `guides`. */
import type { GameWords, NoticeFacts, Party, RuleSheet } from '../../game.ts';
import { lists } from '../lists.ts';
import { agree, kind, occurrences, Who, Whose, who, whose } from './parts.ts';

/** The ways to win by performing a feat. */
type Way = '3' | '4a' | '4b' | '4c' | '5' | '6';

/** What a player who performs a feat has done. */
const FEATS: Readonly<Record<Way, string>> = {
  '3': 'six Knights',
  '4a': 'a line of six',
  '4b': 'a spread triangle',
  '4c': 'a close-knit triangle',
  '5': 'the King amid a line of seven',
  '6': 'the King on an enemy throne',
};

/** How the feats in a claim look on the board. */
const DONE: Readonly<Record<Way, (cells: string) => string>> = {
  '3': (cells) => `all six lesser pieces have become Knights (${cells})`,
  '4a': (cells) => `six lesser pieces in one line (${cells})`,
  '4b': (cells) => `six lesser pieces in a spread triangle (${cells})`,
  '4c': (cells) => `six lesser pieces in a close-knit triangle with three white cells (${cells})`,
  '5': (cells) => `the King amid six lesser pieces in a line of seven (${cells})`,
  '6': () => 'the King has moved onto an enemy throne',
};

type Say = (facts: NoticeFacts) => string;

const own = (of: Party): string => agree(of, 'their own', 'your own');

/** How a player can answer a claim. */
const ANSWERS: Readonly<Record<Way, (of: Party, cells: string) => string>> = {
  '3': (of) => `making all six of ${own(of)} lesser pieces Knights`,
  '4a': (of) => `completing a line of all six of ${own(of)} lesser pieces`,
  '4b': (of) => `completing a spread triangle of all six of ${own(of)} lesser pieces`,
  '4c': (of) =>
    `completing a close-knit triangle of all six of ${own(of)} lesser pieces, on cells of any colour`,
  '5': () => 'completing such a line of seven',
  '6': (of, cells) => `moving ${own(of)} King onto ${cells}`,
};

const claims = (of: Party): string => `${Who(of)} ${agree(of, 'claims', 'claim')} the win by way`;
const orElse = (of: Party): string => `otherwise ${who(of)} ${agree(of, 'wins', 'win')}`;
const cannotAnswer = ({ seat, of }: NoticeFacts): string =>
  `${Who(seat)} ${agree(seat, 'has', 'have')} no move that answers it, so ${who(of)} ${agree(of, 'wins', 'win')}.`;
const movedOntoThrone = ({ seat, of }: NoticeFacts): string =>
  `${claims(of)} 6: the King has moved onto ${whose(seat)} throne.`;
const answeredByThirdThrone = (of: Party): string =>
  `${Who(of)} ${agree(of, 'has', 'have')} answered by moving the King onto the third throne.`;

const claim =
  (way: Way): Say =>
  ({ seat, of, cells }) =>
    `${claims(of)} ${way}: ${DONE[way](lists.all(cells))}. ${Who(seat)} must answer in this turn, by ${ANSWERS[way](seat, lists.all(cells))}; ${orElse(of)}.`;

const finalClaim =
  (way: Way): Say =>
  (facts) =>
    `${claims(facts.of)} ${way}: ${DONE[way](lists.all(facts.cells))}. ${cannotAnswer(facts)}`;

const answered =
  (way: Way): Say =>
  ({ seat, of }) =>
    `${Who(seat)} ${agree(seat, 'has', 'have')} answered ${whose(of)} claim by doing the same: ${FEATS[way]} (way ${way}).`;

const duplicate =
  (way: Way): Say =>
  ({ seat }) =>
    `${Who(seat)} ${agree(seat, 'wins', 'win')} by doing in this turn what two players have done before it: ${FEATS[way]}${way === '4c' ? ' with three white cells' : ''} (way ${way}). Otherwise way ${way} is closed.`;

const closed =
  (way: Way): Say =>
  () =>
    `Way ${way} (${FEATS[way]}) is closed: nobody can win by it any more.`;

export const words = {
  name: 'Hibryd III',
  sides: { F: 'First', S: 'Second', T: 'Third', Y: 'Yellow', C: 'Cyan', M: 'Magenta' },
  options: {},
  kinds: { king: kind('King'), knight: kind('Knight'), pawn: kind('Pawn'), gray: kind('Gray piece') },
  steps: {},
  features: {
    throneOfYellow: 'Yellow’s throne',
    throneOfCyan: 'Cyan’s throne',
    throneOfMagenta: 'Magenta’s throne',
    whiteCells: 'White cells',
  },
  reasons: {
    LAST_KING: 'the last King on the board',
    FOUR_GRAYS: 'four Gray pieces captured',
    THREE_THRONES: 'Knights on all three thrones',
    UNANSWERED_3: `${FEATS['3']}, not answered`,
    UNANSWERED_4A: `${FEATS['4a']}, not answered`,
    UNANSWERED_4B: `${FEATS['4b']}, not answered`,
    UNANSWERED_4C: `${FEATS['4c']}, not answered`,
    UNANSWERED_5: `${FEATS['5']}, not answered`,
    UNANSWERED_6: `${FEATS['6']}, not answered`,
    UNANSWERED_TWO: 'two feats at once, not both answered',
    UNANSWERED_THIRD_THRONE: 'the King on the third throne, not answered',
    DUPLICATED_3: `${FEATS['3']}, as the third player to do it`,
    DUPLICATED_4A: `${FEATS['4a']}, as the third player to do it`,
    DUPLICATED_4B: `${FEATS['4b']}, as the third player to do it`,
    DUPLICATED_4C: `${FEATS['4c']}, as the third player to do it`,
    DUPLICATED_5: `${FEATS['5']}, as the third player to do it`,
    DUPLICATED_6: `${FEATS['6']}, as the third player to do it`,
    DUPLICATED_TWO: 'two feats at once, as the third player to do them',
    THIRD_OCCURRENCE: 'third occurrence of a position',
    NO_MOVES: 'nobody has a legal move',
  },
  scores: {
    GRAYS: ({ count, of }) => `${count} of ${of} Gray`,
    KNIGHTS: ({ count, of }) => `${count} of ${of} Knights`,
    THRONES: ({ count, of }) => `Knights on ${count} of ${of} thrones`,
    OCCURRENCES: occurrences,
  },
  notices: {
    TAKE: ({ seat, cells }) =>
      `${Who(seat)} ${agree(seat, 'has', 'have')} no faction yet and ${agree(seat, 'takes', 'take')} one by moving one of ${own(seat)} Pawns. Free are those whose Kings stand on ${lists.all(cells)}.`,
    CLAIM_3: claim('3'),
    CLAIM_4A: claim('4a'),
    CLAIM_4B: claim('4b'),
    CLAIM_4C: claim('4c'),
    CLAIM_5: claim('5'),
    CLAIM_6: claim('6'),
    CLAIM_6_EITHER: (facts) =>
      `${movedOntoThrone(facts)} ${Who(facts.seat)} must answer in this turn, by moving ${own(facts.seat)} King onto ${whose(facts.of)} throne or onto the third throne (${lists.all(facts.cells)}); ${orElse(facts.of)}. After the third throne the third player must answer in turn.`,
    CLAIM_TWO: ({ seat, of }) =>
      `Both of ${whose(of)} feats must be answered by ${who(seat)} in one move; to answer only one of them is not enough.`,
    CLAIM_OR_DUPLICATE: ({ seat, of }) =>
      `Instead of answering ${whose(of)} claim ${who(seat)} may also win by doing what two players have done before; one of the two is enough.`,
    THIRD_THRONE: ({ seat, of, cells }) =>
      `${answeredByThirdThrone(of)} Now ${who(seat)} must answer in this turn, by moving ${own(seat)} King onto the throne left over (${lists.all(cells)}); ${orElse(of)}.`,
    FINAL_CLAIM_3: finalClaim('3'),
    FINAL_CLAIM_4A: finalClaim('4a'),
    FINAL_CLAIM_4B: finalClaim('4b'),
    FINAL_CLAIM_4C: finalClaim('4c'),
    FINAL_CLAIM_5: finalClaim('5'),
    FINAL_CLAIM_6: finalClaim('6'),
    FINAL_CLAIM_6_EITHER: (facts) => `${movedOntoThrone(facts)} ${cannotAnswer(facts)}`,
    FINAL_CLAIM_TWO: ({ of }) => `Both of ${whose(of)} feats had to be answered by one move.`,
    FINAL_CLAIM_OR_DUPLICATE: ({ seat }) =>
      `Nor can ${who(seat)} win by doing what two players have done before.`,
    FINAL_THIRD_THRONE: (facts) => `${answeredByThirdThrone(facts.of)} ${cannotAnswer(facts)}`,
    ANSWERED_3: answered('3'),
    ANSWERED_4A: answered('4a'),
    ANSWERED_4B: answered('4b'),
    ANSWERED_4C: answered('4c'),
    ANSWERED_5: answered('5'),
    ANSWERED_6: answered('6'),
    ANSWERED_THIRD_THRONE: ({ seat, of }) =>
      `${Who(seat)} ${agree(seat, 'has', 'have')} answered ${who(of)} by moving the King onto the throne left over (way 6).`,
    THIRD_THRONE_TAKEN: ({ seat, of }) =>
      `${Who(seat)} ${agree(seat, 'has', 'have')} answered ${whose(of)} claim by moving the King onto the third throne and capturing the King that alone could have countered it, so ${who(seat)} ${agree(seat, 'wins', 'win')}.`,
    ANSWERER_LEFT: ({ seat, of }) =>
      `${Who(seat)} had to answer ${whose(of)} claim and ${agree(seat, 'has', 'have')} left the game, so ${who(of)} ${agree(of, 'wins', 'win')}.`,
    CLAIMANT_LEFT: ({ seat, of }) =>
      `${Who(of)} ${agree(of, 'has', 'have')} left the game, so ${who(seat)} need not answer the claim any more.`,
    KING_CAPTURED: ({ seat, of }) =>
      `${Who(seat)} ${agree(seat, 'has', 'have')} captured ${whose(of)} King, so ${who(of)} ${agree(of, 'is', 'are')} out of the game.`,
    DUPLICATE_3: duplicate('3'),
    DUPLICATE_4A: duplicate('4a'),
    DUPLICATE_4B: duplicate('4b'),
    DUPLICATE_4C: duplicate('4c'),
    DUPLICATE_5: duplicate('5'),
    DUPLICATE_6: duplicate('6'),
    CLOSED_3: closed('3'),
    CLOSED_4A: closed('4a'),
    CLOSED_4B: closed('4b'),
    CLOSED_4C: closed('4c'),
    CLOSED_5: closed('5'),
    CLOSED_6: closed('6'),
    WON_ALREADY: () => 'This move wins at once, so no Gray move follows it.',
    NO_GRAY_YET: () => 'No Gray piece is moved in the turn that takes a faction.',
    LEAP_OR_GRAY: ({ cells }) =>
      `The Knight may leap on to ${lists.all(cells)}; the other cells are those of Gray pieces that may move instead.`,
    GRAY_NEXT: () => 'Your own piece has moved; only a Gray piece may still be moved.',
    CHECK: ({ seat, cells }) => `${Whose(seat)} King on ${lists.all(cells)} is in check.`,
    NULL_CHECK: ({ seat, of, cells }) =>
      `Null check: in this turn ${who(seat)} may not capture ${whose(of)} King with what stands on ${lists.all(cells)}, for ${who(of)} ${agree(of, 'has', 'have')} had no turn since that attack arose.`,
    KO: ({ cells }) =>
      `Ko: the Gray piece that has just moved between ${lists.all(cells)} may not go straight back in this turn.`,
    GRAYS_1: ({ seat }) => `${Who(seat)} ${agree(seat, 'has', 'have')} captured one Gray piece.`,
    GRAYS_2: ({ seat }) => `${Who(seat)} ${agree(seat, 'has', 'have')} captured two Gray pieces.`,
    GRAYS_3: ({ seat }) =>
      `${Who(seat)} ${agree(seat, 'has', 'have')} captured three Gray pieces; the fourth wins.`,
    ESCAPED: ({ seat }) =>
      `${Whose(seat)} King has escaped before; another escape costs only the Knights of its own side beside it.`,
  },
} satisfies GameWords;

export const sheet: RuleSheet = {
  source: 'Jared B. McComb’s rules of 2002; the rule sheet says where we had to decide.',
  summary:
    'Three armies on a triangle of hexes, and six Gray pieces that belong to nobody and that everybody may push. There are seven ways to win; most of them the next player may still answer by doing the same.',
};
