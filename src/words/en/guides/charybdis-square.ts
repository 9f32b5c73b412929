/** Charybdis Square at length: the sections of its rule sheet, and the words of its lessons. */
import type { GuideWords } from '../../game.ts';

export const guide: GuideWords = {
  sections: [
    {
      heading: 'Aim',
      paragraphs: ['Have more stones than your opponent when the board is full.'],
    },
    {
      heading: 'Your turn',
      paragraphs: [
        'White begins. Stones of one colour that touch form a group; a stone alone is a group too. In your turn you do one of two things:',
        '- Grow: add one stone to as many of your groups as you like, at least one, in any order.',
        '- Found a group: put one stone on a vacant square that touches no stone of yours. Fixed stones do not matter here. This never captures, and it ends the turn.',
        'There is no passing: as long as a square is vacant you can play, even without a stone on the board.',
      ],
      diagrams: {
        grow: 'White has two groups and grows the left one by a stone on b4. It may now grow the other one too, on one of the marked squares, or end the turn.',
        found:
          'e5 touches d4 only at a corner, and that does not count: the stone founds a group. It captures nothing, and the turn is over.',
      },
    },
    {
      heading: 'The board',
      paragraphs: [
        'Eight by eight squares, empty at the start: files a to h from the left, ranks 1 to 8 from below. Squares touch along their edges only, and lines run along ranks and files; nothing happens diagonally.',
        'Outside each side lie eight fixed stones, one beside each edge square. Fixed stones help to enclose; they belong to no group, cannot be captured and do not count at the end. There are two boards:',
        '- One colour a side: White below and above, Black on the left and on the right.',
        '- Both colours along each side, by turns, so that every file and every rank ends in one stone of each colour. Below a1 lies a white stone, above a8 a black one; left of a1 a black one, right of h1 a white one.',
      ],
      diagrams: {
        'one-colour':
          'One colour a side: White’s fixed stones below and above, Black’s on the left and on the right.',
        'both-colours':
          'Both colours along each side: every file and every rank has a white stone at one end and a black one at the other.',
      },
    },
    {
      heading: 'Growing and capturing',
      paragraphs: [
        'A growing stone touches a group of yours that has not grown yet in this turn. It captures at once, in all four directions together: wherever an unbroken line of enemy stones lies between it and a stone of yours, along the rank or the file, those stones turn to your colour.',
        'The far end of the line must be a stone of yours or a fixed stone of your colour. An enemy’s fixed stone is never turned over, and a line that runs into one captures nothing. A stone turned over captures nothing itself.',
        'Everything that is now one group with the new stone, the groups it joined and the stones it turned, has grown and is done for this turn. Your other groups may still grow, and may use the turned stones to capture more.',
      ],
      diagrams: {
        capture:
          'White grows the group of c4 by d4. d5 and d6 lie between d4 and d7, e4 and f4 between d4 and g4: they turn white. e5 lies diagonally between d4 and f6, which means nothing.',
        'fixed-stones':
          'd3 turns d2 and d1, which lie before a white fixed stone. e3, f3, g3 and h3 lie before a black one and stay.',
      },
    },
    {
      heading: 'The end',
      paragraphs: [
        'The game ends when the board is full. The side with more stones on it wins; 32 each is a draw. Every turn adds a stone, so that there are 64 turns at most. The two players may also agree on a draw.',
        'On boards of three by three and of four by four squares White wins with best play, whichever the rim, as a count of every position shows.',
      ],
      diagrams: {
        full: 'White fills the last square, h8: 32 stones each, a draw.',
      },
    },
    {
      heading: 'Writing moves',
      paragraphs: [
        'Write the squares in the order in which you place the stones: d4, or d4,e6. Whether a stone grows a group or founds one follows from where it stands.',
      ],
    },
    {
      heading: 'What is ours',
      paragraphs: [
        'Charybdis Square is by Christian Freeling, published at MindSports. The author names the two boards, “one or both colours along a side”, and shows them in pictures that are lost: which colour lies where is ours. So is the count of stones at the end, as in Charybdis, and that whoever resigns or runs out of time loses. The goal “connect” of Charybdis is left out: it needs the hexagon’s six sides.',
      ],
    },
  ],
  tasks: {
    enclose: {
      task: 'Turn over at least two black stones.',
      missed: 'turns over fewer than two',
      done: 'All black stones between the new stone and another white one in a straight line were turned over.',
    },
    line: {
      task: 'Turn over at least two black stones between the new stone and another white one.',
      missed: 'turns over fewer than two',
      done: 'A line runs along a rank or a file, without a gap.',
    },
    twoGroups: {
      task: 'Turn over two black stones by growing two groups in one turn.',
      missed: 'turns over fewer than two',
      done: 'Each group may grow by one stone, and each new stone captures.',
    },
    threeStones: {
      task: 'Turn over three black stones.',
      missed: 'turns over fewer than three',
      done: 'The whole line was turned over, however long.',
    },
    lastCells: {
      task: 'Fill the last four cells in one turn, so that White has more stones.',
      missed: 'does not win',
      done: 'The board is full, and White has more stones.',
    },
  },
};
