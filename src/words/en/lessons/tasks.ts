/**
 * The tasks of each game: what is asked, what a move that does not do it misses (after "That takes a stone,
 * but"), and what one says of a move that does.
 */
import type { RulesId } from '../../../rules/index.ts';

export interface TaskWords {
  readonly task: string;
  readonly missed: string;
  readonly done: string;
}

export const tasks = {
  'three-crowns': {
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
  charybdis: {
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
  'charybdis-square': {
    enclose: {
      task: 'Turn over at least two black stones.',
      missed: 'turns over fewer than two',
      done: 'All black stones between the new stone and another white one in a straight line were turned over.',
    },
    line: {
      task: 'Turn over at least two black stones between the new stone and another white one.',
      missed: 'turns over fewer than two',
      done: 'A line runs up and down, across or diagonally, without a gap.',
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
  threehex: {
    capture: {
      task: 'Capture one of the others’ pieces with White.',
      missed: 'captures nothing',
      done: 'Both other armies are opponents, and may be captured.',
    },
    promote: {
      task: 'Promote a pawn to a queen.',
      missed: 'promotes none to a queen',
      done: 'From that cell no step forward exists, so the pawn became what you named.',
    },
    promoteByCapture: {
      task: 'Promote a pawn to a queen by a capture.',
      missed: 'does not do both',
      done: 'A pawn captures one step along the two diagonals beside its straight forward.',
    },
    castle: {
      task: 'Castle short.',
      missed: 'does not castle',
      done: 'The king went two cells towards the rook, and the rook to its other side.',
    },
    bothInCheck: {
      task: 'Give check to both kings at once.',
      missed: 'does not attack both kings',
      done: 'Blue has to answer its check first; Black’s is still to come.',
    },
    mate: {
      task: 'Checkmate the player who moves next.',
      missed: 'does not mate',
      done: 'Whoever could capture the mated king has the point, and the third player a half.',
    },
    mateAtTheEdge: {
      task: 'Checkmate the player who moves next, at the edge.',
      missed: 'does not mate',
      done: 'The king is attacked, and no cell around it is safe.',
    },
  },
  'threehex-two': {
    captureWithCheck: {
      task: 'Capture a black piece and give check with the same move.',
      missed: 'does not do both',
      done: 'Black must see to the king first.',
    },
    castleLong: {
      task: 'Castle long.',
      missed: 'does not castle long',
      done: 'King and rook went three cells each.',
    },
    promoteWithCheck: {
      task: 'Promote a pawn so that the new piece gives check as a knight.',
      missed: 'is not that',
      done: 'A pawn may become a knight, where that does more than a queen.',
    },
    mate: {
      task: 'Checkmate Black with the queen.',
      missed: 'does not mate',
      done: 'The king is attacked, and no cell around it is safe.',
    },
    mateWithThree: {
      task: 'Checkmate Black.',
      missed: 'does not mate',
      done: 'Rook, bishop and knight together leave the king no cell.',
    },
    mateByTwo: {
      task: 'Checkmate Black in the corner.',
      missed: 'does not mate',
      done: 'The king is attacked, and no cell around it is safe.',
    },
  },
  'three-way-checkers': {
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
  hibryd: {
    capture: {
      task: 'Capture a Gray piece: push one into the grip of your own pieces, or catch it.',
      missed: 'captures none',
      done: 'A Gray piece between two of your Pawns and Knights is captured, even when it was pushed there.',
    },
    demote: {
      task: 'Make an enemy Knight a Pawn.',
      missed: 'leaves all enemy Knights as they are',
      done: 'A Knight that is caught between your lesser pieces becomes a Pawn.',
    },
    captureKing: {
      task: 'Capture a King.',
      missed: 'captures no King',
      done: 'Its faction has left the board, and its player is out.',
    },
    fourthGray: {
      task: 'Yellow has captured three Gray pieces. Win.',
      missed: 'does not win',
      done: 'The fourth Gray piece wins; a King captures what it steps on.',
    },
    sixKnights: {
      task: 'Make all six lesser pieces of Yellow Knights.',
      missed: 'leaves Yellow a Pawn',
      done: 'A Pawn that arrives on an enemy throne or on the far side becomes a Knight: that is way 3.',
    },
    lineOfSix: {
      task: 'Win with a line of all six lesser pieces.',
      missed: 'does not complete the line',
      done: 'That is way 4a, and nobody could answer it.',
    },
    throne: {
      task: 'Claim the win: bring the King onto the throne of Magenta, b2.',
      missed: 'does not bring the King to b2',
      done: 'That is way 6, as long as Magenta’s King is on the board.',
    },
    asTheThird: {
      task: 'Two players have moved their King onto an enemy throne. Win as the third.',
      missed: 'does not do the same',
      done: 'Whoever does a feat as the third player wins by it.',
    },
  },
} satisfies Readonly<Record<RulesId, Readonly<Record<string, TaskWords>>>>;
