/** 3 Crowns in words, and its rule sheet. */
import type { GameWords, RuleSheet } from '../../game.ts';
import { lists } from '../lists.ts';
import { agree, kind, occurrences, who } from './parts.ts';

export const words = {
  name: '3 Crowns',
  sides: { G: 'Green', B: 'Black' },
  options: {},
  kinds: { stone: kind('stone'), crowned: kind('crowned stone') },
  steps: {},
  features: {},
  reasons: {
    CROWNED_TROIKA: 'three crowned stones in a row',
    THREE_CAPTURES: 'three stones captured',
    NO_LEGAL_MOVE: 'the other side has no legal move',
    THIRD_OCCURRENCE: 'third occurrence of a position',
    WITHDRAWN: 'the other side left the game',
  },
  scores: {
    CAPTURED: ({ count, of }) => `${count} of ${of} captured`,
    CROWNED: ({ count }) => `${count} crowned`,
    OCCURRENCES: occurrences,
  },
  notices: {
    BINDING: ({ seat }) =>
      `The stone that ${who(seat)} ${agree(seat, 'moves', 'move')} now must be moved again in ${agree(seat, 'its', 'your')} second turn.`,
    BOUND: ({ seat, cells }) =>
      `In ${agree(seat, 'its', 'your')} second turn ${who(seat)} must move the stone of ${agree(seat, 'its', 'your')} first: ${lists.all(cells)}.`,
  },
} satisfies GameWords;

export const sheet: RuleSheet = {
  source:
    'The author’s description of the game, and the Zillions of Games file that L. Lynn Smith made of it, for the set-up and the first player.',
  summary:
    'Line up three stones to crown the one that arrives; then bring three crowned stones into one row, or capture three enemy stones with double jumps.',
  sections: [
    {
      heading: 'Aim',
      paragraphs: [
        'You win when, after your own turn, three or more of your crowned stones stand side by side in a row (across, up and down, or diagonally), or when you have captured three enemy stones in all.',
        'You also win when your opponent is to move and cannot.',
      ],
      diagrams: {
        'crowned-troika':
          'e6-e5 brings the third crowned stone into a row of crowned stones, c3, d4 and e5: Green wins.',
      },
    },
    {
      heading: 'Your turn',
      paragraphs: [
        'Green moves first. A turn is one step or one double jump, and you may not pass. In its second turn Green must move the stone of its first turn again; only if that stone cannot move at all is any other allowed.',
        '- Step: any stone of yours, crowned or not, goes to one of the eight neighbouring cells, if it is empty.',
        '- Double jump: one stone makes two jumps, no more and no fewer. Each goes over a neighbouring enemy stone, in any of the eight directions, to the empty cell right behind it. The second may not lead straight back over the stone just jumped. If there is no second jump, the first is not allowed either.',
      ],
      diagrams: {
        'same-stone-again':
          'Green began with a4-b4 and Black has answered a5-b5. Now Green must move b4 again and no other stone.',
        'double-jump':
          'Black’s crowned stone jumps from d6 over d5 to d4 and on over e4 to f4. From d4 it could also have gone to b2 or d2, but not back to d6, and it may not stop there.',
        'no-second-jump':
          'From e3 the crowned stone on c3 would have nothing to jump but d3 again, straight back. So it may not jump at all, only step.',
      },
    },
    {
      heading: 'Who jumps whom',
      paragraphs: [
        'A crowned stone jumps only uncrowned enemies, and an uncrowned stone only crowned ones. This holds for both jumps. Nothing happens to the first stone jumped.',
        '- If the jumper is crowned, the second stone jumped is captured and leaves the board.',
        '- If the jumper is not crowned, the second stone jumped loses its crown. But if it would then stand in a row of three or more uncrowned stones of its own side, it is captured instead.',
      ],
      diagrams: {
        'crown-lost':
          'An uncrowned stone jumps crowned ones: c3 goes over d3 to e3 and over e4 to e5. Nothing happens to d3; e4 loses its crown.',
        'captured-instead':
          'The same jump, but without its crown e4 would stand in a row of three uncrowned stones with f4 and g4. It is captured instead.',
      },
    },
    {
      heading: 'Crowning',
      paragraphs: [
        'When your uncrowned stone ends its step or double jump in an unbroken row of three or more uncrowned stones of yours, itself counted, it is crowned. The author calls such a row a troika, and three or more crowned stones in a row a crowned troika. Only the stone that moved is crowned, and only by its own arrival.',
      ],
      diagrams: {
        crowning:
          'f3-e3 completes a row of three uncrowned stones, c1, d2 and e3. The stone that arrived is crowned; the two others are not.',
      },
    },
    {
      heading: 'Draws and leaving',
      paragraphs: [
        'The game is drawn when the same position occurs for the third time: same stones and crowns, same side to move, same number of captures. The position at the start counts as its first occurrence. The draw comes by itself, and a win goes before it: first a win on the board, then the loss of a side that cannot move, then the draw.',
        'A player who resigns or runs out of time loses.',
      ],
    },
    {
      heading: 'Writing moves',
      paragraphs: [
        'Files are a to h from the left, ranks 1 to 8 from the bottom. A step is written f3-e3; a double jump names the cell it starts from and both landings, d6xd4xf4.',
      ],
    },
    {
      heading: 'What is ours',
      paragraphs: [
        '3 Crowns is by Larry Back, 2001. The set-up and the first player are those of the Zillions of Games file of that year, which is by L. Lynn Smith and not by the author; its White is our Green. Where the sources are silent, this house has decided:',
        '- Whoever is to move and cannot, loses. A win on the board goes before that.',
        '- The draw by repetition, which comes by itself, and after whatever wins. That a stone is bound does not tell positions apart.',
        '- In Green’s second turn any stone may move if the stone of the first turn cannot.',
        '- Whoever resigns or runs out of time loses.',
      ],
      diagrams: {
        'no-move-left':
          'After c3-b2 Black’s last stone, on a1, cannot step, and being uncrowned it may jump only crowned stones: Black is to move, cannot, and loses.',
        'third-occurrence':
          'Green has gone e3-f3 and back twice, and Black d6-c6 and back. The position is there for the third time, the first one counted: a draw.',
      },
    },
  ],
};
