/** 3 Crowns at length: the sections of its rule sheet, and the words of its lessons. */
import type { GuideWords } from '../../game.ts';

export const guide: GuideWords = {
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
        '- In Green’s second turn any stone may move if the stone of the first turn cannot. In a game from the usual start it always can, as a count of all first two turns shows; only a position that somebody set up can leave it stuck.',
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
  tasks: {
    row: {
      task: 'Crown a stone: bring a third green stone into one row with two others.',
      missed: 'crowns none',
      done: 'Three uncrowned stones stand in a row, so the one that arrived is crowned.',
    },
    uncrown: {
      task: 'Take the crown off a black stone, with a double jump.',
      missed: 'takes no crown',
      done: 'An uncrowned stone jumps crowned ones, and the second of them loses its crown.',
    },
    capture: {
      task: 'Capture a black stone, with a double jump of a crowned stone.',
      missed: 'captures none',
      done: 'A crowned stone jumps uncrowned ones, and captures the second of them.',
    },
    captureInRow: {
      task: 'Capture a black stone with an uncrowned one.',
      missed: 'captures none',
      done: 'Without its crown the second stone would have stood in a row of uncrowned stones of its own side, so it was captured instead.',
    },
    crownByJump: {
      task: 'Crown a stone and take a crown off a black one in the same turn.',
      missed: 'does not do both',
      done: 'A double jump may end in a row, too, and crowns the stone that arrives.',
    },
    thirdCapture: {
      task: 'Green has captured two stones. Win.',
      missed: 'does not win',
      done: 'Three captured stones win the game.',
    },
    crownedRow: {
      task: 'Win with a row of crowned stones.',
      missed: 'does not win',
      done: 'Three crowned stones side by side in a row win at once.',
    },
  },
};
