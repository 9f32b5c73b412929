/** 3-way Checkers in words. What is said of it at length stands in `guides`. */
import type { GameWords, RuleSheet } from '../../game.ts';
import { counted, lists } from '../lists.ts';
import { agree, kind, occurrences, Who, Whose, who } from './parts.ts';

export const words = {
  name: '3-way Checkers',
  sides: { B: 'Black', R: 'Red', W: 'White' },
  options: {
    first: { label: 'Who begins', values: { black: 'Black', red: 'Red', white: 'White' } },
    win: {
      label: 'The only player with pieces wins',
      values: { now: 'At once', turn: 'When the turn comes' },
    },
  },
  kinds: {
    pawn: kind('pawn'),
    king: kind('king'),
    ghost: kind('active ghost'),
    sleepingGhost: kind('sleeping ghost'),
  },
  steps: {},
  features: {},
  reasons: {
    ONLY_PIECES: 'nobody else has a regular piece',
    LAST_IN_GAME: 'the others left the game',
    NO_PIECES: 'nobody has a regular piece',
    NO_MOVES: 'nobody has a legal move',
    THIRD_OCCURRENCE: 'third occurrence of a position',
    QUIET_PLIES: '120 moves without a capture, a turned piece or a pawn’s step',
  },
  scores: {
    PIECES: ({ count }) => counted(count, 'piece'),
    GHOSTS: ({ count }) => counted(count, 'ghost'),
    QUIET: ({ count, of }) =>
      `${count} of ${of} moves have passed without a capture, a turned piece or a pawn’s step; then the game is drawn.`,
    OCCURRENCES: occurrences,
  },
  notices: {
    JUMP: ({ seat, cells }) => `${Who(seat)} must jump. Pieces that can: ${lists.all(cells)}.`,
    NAME_GHOST: ({ seat, cells }) =>
      `${Who(seat)} ${agree(seat, 'has', 'have')} one piece left and must choose a ghost with this move (${lists.all(cells)}): move it, or name it after a star.`,
    GHOST_NAMED: ({ cells }) =>
      `The ghost that moves is named by its move: nothing follows ${lists.all(cells)} and where it goes.`,
    GHOST_UNNAMED: ({ cells }) =>
      `The ghost that becomes active is still to be named, after a star: one of ${lists.all(cells)}.`,
    ACTIVE_GHOSTS: ({ of, cells }) => `${Whose(of)} active ghosts: ${lists.all(cells)}.`,
    ONLY_OWNER: ({ of }) =>
      `Only ${who(of)} ${agree(of, 'has', 'have')} regular pieces, and ${agree(of, 'wins', 'win')} if that is still so when the turn comes.`,
  },
} satisfies GameWords;

export const sheet: RuleSheet = {
  source: 'Yehuda Berlinger’s posting to rec.games.abstract.',
  summary:
    'Checkers for three on a triangle. Jump the others off the board; when you are nearly gone, your ghosts rise and turn their pieces into yours.',
};
