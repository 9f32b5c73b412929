/** 3-way Checkers at length: the sections of its rule sheet, and the words of its lessons. */
import type { GuideWords } from '../../game.ts';

export const guide: GuideWords = {
  sections: [
    {
      heading: 'Aim',
      paragraphs: [
        'You win when you are the only player with regular pieces on the board.',
        'With the option “when the turn comes”, that must still be so when your turn comes.',
      ],
      diagrams: {
        'only-pieces':
          'Black jumps c3xe7. That takes Red’s last piece, and White has none: Black is the only player with regular pieces and wins, although the ghosts of the others are awake.',
      },
    },
    {
      heading: 'The board',
      paragraphs: [
        'A triangle of eight rows, a at the top to h at the bottom; the triangles of a row are numbered from the left. Odd numbers are the black triangles, which point up: regular pieces live there. Even numbers are the white ones, which point down: ghosts live there.',
        'Two black triangles are neighbours when they touch at a corner, and so are two white ones: each has up to six. A step between two neighbours crosses the one triangle of the other colour that has an edge in common with both.',
        'Black starts at the top and moves down, to the lower left and the lower right. Red starts at the bottom right and moves left or to the upper left. White starts at the bottom left and moves right or to the upper right. Turns go Black, Red, White; an option says who begins.',
        'Each player has six pawns and two ghosts. The ghosts are asleep at first.',
        'On a triangle of four rows, with one pawn and two ghosts each, nobody can force a win against both others, as a count of every position shows.',
      ],
      diagrams: {
        neighbours:
          'The six neighbours of e5 (blue points), which touch it at a corner. A step to one of them crosses e4, e6 or f6 (brown points), whichever has an edge in common with both.',
        forward: 'Each side’s pawns go forward: Black’s c1-d1, Red’s h11-g9, White’s f1-f3.',
      },
    },
    {
      heading: 'Regular pieces',
      paragraphs: [
        '- Step: a pawn goes to a neighbouring empty black triangle in its two forward directions, a king in all six.',
        '- Jump: over a neighbouring enemy piece to the empty black triangle straight behind it, in the same directions. The piece jumped is removed at once, and its cell is empty for the next jump.',
        '- You must jump if you can, and the same piece goes on jumping while it can. Which jump you choose is free; you need not take the most.',
        '- A pawn that reaches its far side (the edge across from its corner) becomes a king, and its move ends there, even between jumps.',
      ],
      diagrams: {
        jumps:
          'Black must jump, with c3. It may take d5 by c3xe7, or d3 and f3 by c3xe3xg3, but may not stop on e3 while it can jump on.',
        crowned:
          'f5xh5 reaches Black’s far side. The pawn becomes a king and its move ends there, although a king could go on over h7.',
      },
    },
    {
      heading: 'Ghosts',
      paragraphs: [
        'If you start your turn with one regular piece and no active ghost, you choose one of your ghosts in that move: either move it, or name it along with your step or jump. It is active from then on, whatever happens. When your last regular piece goes, both your ghosts become active at once.',
        'An active ghost steps to any of the six neighbouring white triangles that holds no ghost. Ghosts cannot be captured and never become kings, and you may move one only when you have no jump to make.',
        'A ghost captures by turning an enemy piece into one of its owner’s where it stands. Pawns stay pawns and kings stay kings. This happens in three ways:',
        '- the ghost steps across a black triangle that holds an enemy piece;',
        '- an enemy piece steps across the white triangle of an active ghost: it completes its step, is crowned if it arrives on its far side, and then changes sides. Jumps cross no ghost;',
        '- the ghost steps to b2, h2 or h14 while an enemy piece stands in the corner beside it: a1, h1 or h15. One step can turn two pieces.',
        'A pawn that is turned on its new owner’s far side is not crowned. It cannot move unless it is turned again.',
      ],
      diagrams: {
        'ghost-named':
          'Black starts the turn with one piece and chooses a ghost in this move: c1-d1*c4 steps and wakes the ghost on c4. c2-d2 would have moved the other one, and woken it.',
        'ghost-neighbours':
          'A ghost on e6 may step to these six white triangles. It crosses d5, e5 or e7, the black ones that have an edge in common with both.',
        'ghost-steps-across':
          'Black’s ghost steps from d4 across d5 to d6. Red’s pawn on d5 is Black’s now, and stays where it is.',
        'stepped-across':
          'Black’s pawn steps from c1 to d1 across Red’s active ghost on d2: it completes its step and is Red’s.',
        corner:
          'Red’s ghost steps from c4 to b2. It crosses b3, and b2 lies beside the corner a1: White’s piece and Black’s are both turned.',
      },
    },
    {
      heading: 'Skipped turns, draws, leaving',
      paragraphs: [
        'A player who has no legal move is skipped. If nobody has one, the game is a draw.',
        'It is also a draw when the same position occurs for the third time with the same player to move, and after 120 moves in a row without a capture, a turned piece or a pawn’s step. A draw is shared by all who are still in the game.',
        'If a player leaves the game or runs out of time, their pieces and ghosts are removed and the others go on. The last one left wins. If no regular piece is left at all, those still in the game draw. A player who has ghosts only is still in the game: ghosts may win pieces back, and such a player has a share in a draw.',
        'A win goes before a draw. With the option “when the turn comes”, the only player with regular pieces wins then even without a legal move.',
      ],
      diagrams: {
        skipped:
          'After White’s f1-e1 it would be Black’s turn. Black’s pawns on h7 and h9 stand on their far side and can go no farther, and Black’s ghosts are asleep: Black is skipped and Red is to move.',
        'nobody-can-move':
          'White’s d3-d5 was the last move there was: every pawn stands on its far side or is blocked by its own, and all ghosts are asleep. Nobody can move, and the three share a draw.',
      },
    },
    {
      heading: 'Writing moves',
      paragraphs: [
        'A step is written a1-b1, for a ghost too: c2-d2. Jumps name each landing: c3xe7xg7. To name the ghost that becomes active, add it after a star: c1-d1*c4.',
      ],
    },
    {
      heading: 'What is ours',
      paragraphs: [
        '3-way Checkers is by Yehuda Berlinger, 2001, posted to rec.games.abstract. Where that text is silent, or cannot be played by mail as it stands, this house has decided:',
        '- The ghost that becomes active is named in its owner’s next turn. In the source it is turned over at once, but by mail nobody decides out of turn.',
        '- A piece that a ghost turns keeps its kind, even on its new owner’s far side; a pawn that reached its far side by that very step is turned as a king. One step can turn two pieces, of two enemies too. Jumps cross no ghost, a piece jumped is gone before the next jump, and the cell the jumper came from counts as empty.',
        '- Skipped turns, the draws, that a win goes before them, and what happens when a player leaves.',
        '- The author asks for three games, with the start passed round. Here a game is one of them; a match of three passes the start round.',
        '“Faustus”, which the author only mentions, is left out: its rules are not in the source.',
      ],
      diagrams: {
        'turned-on-far-side':
          'Red’s ghost went d2-c2 and turned Black’s pawn on c1, which is on Red’s far side. It keeps its kind: when Red’s turn comes again, after h3-g3 and a1-b3, only the ghost on c2 and the pawn on h15 can move.',
        'jump-over-ghost':
          'c3xe7 passes Red’s active ghost on d4, but a jump crosses no ghost: the pawn stays Black’s.',
        'turned-as-a-king':
          'g3-h3 crosses Red’s active ghost on h4 and reaches Black’s far side: the pawn is crowned first, and then is Red’s.',
        'jumps-in-a-ring':
          'e5xe9xc5xe5 ends where it began: the cell that the jumper left counts as empty, and what it jumped is gone at once.',
      },
    },
  ],
  tasks: {
    jumpTwo: {
      task: 'Take two pieces in one turn.',
      missed: 'takes only one',
      done: 'A piece that jumps goes on jumping while it can. Which jump you choose is free.',
    },
    crown: {
      task: 'Crown a pawn.',
      missed: 'crowns none',
      done: 'A pawn that reaches the edge across from its corner becomes a king.',
    },
    safe: {
      task: 'Move so that the next player has nothing to jump.',
      missed: 'leaves the next player a jump',
      done: 'Whoever can jump must; now the next player cannot.',
    },
    turnOver: {
      task: 'Black’s ghosts are active. Turn an enemy piece over to Black with one of them.',
      missed: 'turns none over',
      done: 'A ghost turns the enemy piece that it steps across.',
    },
    turnTwo: {
      task: 'Turn over two enemy pieces with one step of a ghost.',
      missed: 'turns over fewer than two',
      done: 'The ghost turned the piece that it crossed, and the one in the corner beside it.',
    },
    nameGhost: {
      task: 'Crown the last pawn, and name the ghost that becomes active.',
      missed: 'does not do both',
      done: 'With one regular piece left, a ghost is named along with the move.',
    },
    turnLast: {
      task: 'Win: turn over the last enemy piece.',
      missed: 'leaves an enemy piece on the board',
      done: 'Black is the only player with regular pieces, and has won.',
    },
  },
};
