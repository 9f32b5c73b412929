/** ThreeHex Chess in words. What is said of it at length stands in `guides`. */
import type { GameWords, NoticeFacts, RuleSheet, ScoreFacts } from '../../game.ts';
import { counted, lists } from '../lists.ts';
import { agree, kind, occurrences, Who, Whose, who } from './parts.ts';

/** What is said of games on this board, whoever plays. */
export const chess = {
  kinds: {
    king: kind('king'),
    queen: kind('queen'),
    rook: kind('rook'),
    bishop: kind('bishop'),
    knight: kind('knight'),
    pawn: kind('pawn'),
  },
  steps: { Q: 'Queen', R: 'Rook', B: 'Bishop', N: 'Knight', 'O-O': 'O-O', 'O-O-O': 'O-O-O' },
  scores: {
    MEN: ({ count }: ScoreFacts): string => counted(count, 'piece'),
    QUIET: ({ count, of }: ScoreFacts): string =>
      `${count} of ${of} plies have passed without a pawn move or a capture; then the game is drawn.`,
    OCCURRENCES: occurrences,
  },
  reasons: {
    CHECKMATE: 'checkmate',
    STALEMATE: 'the player to move has no legal move and is not in check',
    THIRD_OCCURRENCE: 'third occurrence of a position',
    QUIET_PLIES: '150 plies without a pawn move or a capture',
  },
  check: ({ seat, of, cells }: NoticeFacts): string =>
    `${Who(seat)} ${agree(seat, 'is', 'are')} in check: ${who(of)} ${agree(of, 'attacks', 'attack')} the king from ${lists.all(cells)}.`,
  castling: ({ way }: NoticeFacts): string =>
    `For ${way} king and rook must not have moved, the cells between them must be empty, and the king may neither stand in check nor cross or reach an attacked cell.`,
};

export const words = {
  name: 'ThreeHex Chess',
  sides: { W: 'White', U: 'Blue', B: 'Black' },
  options: {},
  kinds: chess.kinds,
  steps: chess.steps,
  features: {},
  reasons: {
    ...chess.reasons,
    ONLY_KINGS: 'only the three kings are left',
    WITHDRAWN: 'a player left the game',
  },
  scores: chess.scores,
  notices: {
    CHECK: chess.check,
    CHECK_TO_COME: ({ seat, of, cells }) =>
      `${Whose(seat)} king is attacked by ${who(of)} from ${lists.all(cells)}; but kings are never captured: ${who(seat)} ${agree(seat, 'moves', 'move')} first.`,
    MATED: ({ seat, of }) =>
      `${Who(seat)} ${agree(seat, 'is', 'are')} checkmated. The point goes to ${who(of)}: of those who check the king, the first to move after ${who(seat)}. The third player has half a point.`,
    CASTLING: chess.castling,
  },
} satisfies GameWords;

export const sheet: RuleSheet = {
  source: 'The author’s description of the game, and his list of the men’s cells.',
  summary:
    'Chess for three on a triangle of 105 hexes. White, Blue and Black move in turn, everyone plays against both others, and the game ends with the first checkmate.',
};
