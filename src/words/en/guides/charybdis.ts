/** Charybdis at length: the sections of its rule sheet, and the words of its lessons. */
import type { GuideWords } from '../../game.ts';

export const guide: GuideWords = {
  sections: [
    {
      heading: 'Aim',
      paragraphs: [
        'Have more stones than your opponent when the board is full, or when both of you have passed.',
      ],
    },
    {
      heading: 'Your turn',
      paragraphs: [
        'White begins. Stones of one colour that touch form a group; a stone alone is a group too. In your turn you do one of three things:',
        '- Grow: add one stone to as many of your groups as you like, at least one, in any order.',
        '- Found a group: put one stone on a vacant cell that touches no stone of yours. Fixed stones do not matter here. This never captures.',
        '- Pass.',
      ],
      diagrams: {
        grow: 'White has two groups and grows the lower one by a stone on c2. It may now grow the upper one too, on one of the marked cells, or end the turn.',
        found:
          'g6 touches no stone of White’s: a stone there founds a group, captures nothing, although g5 and g4 now lie between white stones, and ends the turn.',
      },
    },
    {
      heading: 'The board',
      paragraphs: [
        'A hexagon of 61 cells, empty at the start. Rows are lettered a to i from the bottom; the cells of a row are numbered from the left.',
        'Around it lies a ring of 30 fixed stones, five to a side, White and Black side by side in turn: the bottom, the upper left and the upper right are White’s. Fixed stones help to enclose; they belong to no group, cannot be captured and do not count at the end.',
      ],
      diagrams: {
        ring: 'The ring. White’s fixed stones lie along the bottom, the upper left and the upper right, Black’s along the other three sides; each side’s row goes on, clockwise, to the corner at its end.',
      },
    },
    {
      heading: 'Growing and capturing',
      paragraphs: [
        'A growing stone touches a group of yours that has not grown yet in this turn. It captures at once, in all six directions together: wherever an unbroken straight line of enemy stones lies between it and a stone of yours, those stones turn to your colour.',
        'The far end of the line must be a stone of yours or a fixed stone of your colour. An enemy’s fixed stone is never turned over, and a line that runs into one captures nothing. A stone turned over captures nothing itself.',
        'Everything that is now one group with the new stone, the groups it joined and the stones it turned, has grown and is done for this turn. Your other groups may still grow, and may use the turned stones to capture more.',
      ],
      diagrams: {
        capture:
          'White grows the group of d4 by e5. f4 and g3 lie in a line between e5 and h2 and turn white. f5 has no white stone behind it and stays black. h2 is now of the same group and may not grow in this turn.',
        'fixed-stones':
          'White grows two groups, on e3 and e7. e8 and e9 lie before a white fixed stone and turn white; e2 and e1 lie before a black one and do not.',
        'turned-stones-help':
          'First e5 turns f4 and g3. Then the group of h6 grows by g6, and g3, now white, helps it: g5 and g4 turn as well.',
      },
    },
    {
      heading: 'The end',
      paragraphs: [
        'The game ends when the board is full or when both sides pass one after the other. The side with more stones on the board wins. Equal numbers, possible only after two passes, are a draw.',
        'On the smallest such board, a hexagon of seven cells, White wins with best play, as a count of every position shows.',
        'With the goal “connect”, you win as soon as your turn ends with one group of yours touching all three sides of your own colour; a corner cell lies on both its sides. If nobody manages that, the stones are counted.',
      ],
      diagrams: {
        connect:
          'With the goal “connect”: e5 makes one group of White’s stones. It touches the bottom at a1, the upper left side at i1 and the upper right side at e9, and wins. Corner cells lie on two sides.',
      },
    },
    {
      heading: 'Writing moves',
      paragraphs: [
        'Write the cells in the order in which you place the stones: c3, or c3,d5,e7. Whether a stone grows a group or founds one follows from where it stands. Write pass to pass.',
      ],
    },
    {
      heading: 'What is ours',
      paragraphs: [
        'Charybdis is by Christian Freeling, published at MindSports (2010). It leaves some things open; where it does, this house has decided:',
        '- Which side owns each corner of the ring. The mirror image is the same game.',
        '- That two passes, one after the other, end the game, and that equal numbers are then a draw, on the empty board too. The author says that no draw is possible, which holds for a full board.',
        '- The count of stones. The author speaks of the largest territory; we count as in his contest entry of 2010.',
        '- With the goal “connect” a turn that connects wins even if it fills the board with fewer stones.',
        '- Whoever resigns or runs out of time loses.',
      ],
      diagrams: {
        'two-passes': 'Three stones each, and both sides pass: the game ends and is a draw.',
        'connected-with-fewer':
          'With the goal “connect”: e5 fills the board, 13 white stones against 48, and connects White’s three sides. White wins.',
      },
    },
  ],
  tasks: {
    enclose: {
      task: 'Turn over at least two black stones.',
      missed: 'turns over fewer than two',
      done: 'All black stones between the new stone and another white one in a straight line were turned over.',
    },
    line: {
      task: 'Turn over at least two black stones, at the edge of the board.',
      missed: 'turns over fewer than two',
      done: 'A line may run along the edge, or end at a fixed stone of your own.',
    },
    twoGroups: {
      task: 'Turn over two black stones by growing two groups in one turn.',
      missed: 'turns over fewer than two',
      done: 'Each group may grow by one stone, and each new stone captures.',
    },
    manyLines: {
      task: 'Turn over four black stones or more.',
      missed: 'turns over fewer than four',
      done: 'A new stone captures in all six directions together.',
    },
    pass: {
      task: 'Black has just passed. End the game, and win it.',
      missed: 'does not end the game',
      done: 'After two passes the stones are counted, and White has more.',
    },
    lastCells: {
      task: 'Fill the last four cells in one turn, so that White has more stones.',
      missed: 'does not win',
      done: 'The board is full, and White has more stones.',
    },
    connect: {
      task: 'The goal is to connect. Join all three white sides with one group.',
      missed: 'does not connect them',
      done: 'One white group touches all three white sides.',
    },
  },
};
