/** ThreeHex Chess at length: the sections of its rule sheet, and the words of its lessons. */
import type { GuideWords } from '../../game.ts';

export const guide: GuideWords = {
  sections: [
    {
      heading: 'Aim',
      paragraphs: [
        'The game ends when the player to move has no legal move. If that player is in check, it is checkmate: the mated player gets nothing, the player who could capture the king gets 1 point, and the third player gets ½. If both opponents could capture the king, the 1 goes to the one who moves first after the mated player.',
        'If the player to move has no legal move and is not in check, it is stalemate: ½ point each.',
      ],
      diagrams: {
        mate: 'Blue’s rook goes 8-104 and checkmates Black’s king on 94. Blue could capture it and has 1 point, Black 0, White ½.',
        'mate-by-two':
          'The same move, but White’s bishop on 3 attacks the king as well. Of the two White moves first after Black, and has the point; Blue, who made the move, has ½.',
        stalemate: 'After 90-55 Black’s king on 94 is not in check and Black cannot move: ½ point each.',
      },
    },
    {
      heading: 'Board and armies',
      paragraphs: [
        'White sits below, Blue on the upper left, Black on the right; White moves first and the turn goes round clockwise. Each army has 18 men: a king, a queen, two rooks, two knights, three bishops and nine pawns.',
        'In text a man is its owner and its kind, WK or Up. The owners are W for White, U for Blue and B for Black, so that Blue and Black are never confused; the kinds are K, Q, R, B, N, and p for a pawn.',
        'A hex has six neighbours, the orthogonal directions, and six diagonal directions, each of which leads between two neighbours to the next hex of the same shade.',
      ],
    },
    {
      heading: 'How the men move',
      paragraphs: [
        '- Rook: any distance in an orthogonal direction.',
        '- Bishop: any distance in a diagonal direction, so that it keeps to one shade. The two hexes that a diagonal step passes between never block it.',
        '- Queen: like a rook or a bishop.',
        '- King: one step in any of the twelve directions, never to a cell that either opponent attacks.',
        '- Knight: leaps one orthogonal step and then one diagonal step outward, twelve cells in all. Nothing blocks it.',
        '- Pawn: one step straight forward to an empty cell; White moves up, Blue to the lower right, Black to the lower left. It captures one step along the two diagonals beside its straight forward. There is no double step and no capture en passant.',
        'Rooks, bishops and queens are blocked by the first man in their way, and capture it when it is an opponent’s. Both other armies are opponents.',
      ],
      diagrams: {
        rook: 'A rook. Its own pawn on 9 stands in its way; the pawn on 6 it may capture, and stops there.',
        bishop:
          'A bishop keeps to one shade. The pawns on 2 and 3 do not stop it, for it passes between hexes; the pawn on 46 it may capture.',
        knight: 'A knight leaps to these twelve cells, whatever stands around it.',
        king: 'White’s king is in check from Blue’s rook on 35. Of its twelve steps only four are left, one of them the capture of Black’s rook on 7.',
        pawns: 'Each army’s pawns have their own way forward: White’s 17-4, Blue’s 50-25, Black’s 33-14.',
        'pawn-captures':
          'The pawn on 1 cannot step to 3, which is taken, and cannot capture there. It captures beside its way forward, on 13 or 10.',
      },
    },
    {
      heading: 'Promotion',
      paragraphs: [
        'A pawn that comes to a cell from which no step forward exists must become a queen, rook, bishop or knight. For White that is Blue’s edge, for Blue Black’s edge, and for Black White’s edge.',
      ],
      diagrams: {
        promotion:
          'White’s pawn promotes on Blue’s edge, Blue’s on Black’s edge, Black’s on White’s edge; here each becomes a knight. 56-92 without a new kind is no move.',
      },
    },
    {
      heading: 'Castling',
      paragraphs: [
        'King and rook may castle if neither has moved and the cells between them are empty. The king may not be in check, pass over an attacked cell, or stand attacked once both have moved. Only the king’s way counts: the rook may be attacked, or cross attacked cells.',
        '- Short: the king goes two cells towards the near rook, and the rook two cells to the king’s other side. White: king 71-69, rook 68-70. Blue: 84-82 and 81-83. Black: 97-95 and 94-96.',
        '- Long: king and rook go three cells each. White: king 71-74, rook 76-73. Blue: 84-87 and 89-86. Black: 97-100 and 102-99.',
      ],
      diagrams: {
        'castling-short': 'Short castling, O-O: the king has gone from 71 to 69, the rook from 68 to 70.',
        'castling-long': 'Long castling, O-O-O: the king has gone from 71 to 74, the rook from 76 to 73.',
        'castling-attacked':
          'Black’s rook on 34 attacks 70, which the king would pass over: White may not castle short. Blue’s rook on 8 attacks only 75, where the king does not go: long castling is allowed.',
      },
    },
    {
      heading: 'Check',
      paragraphs: [
        'No move may leave your own king attacked by either opponent. A man that is pinned to its own king gives check all the same, and counts as one that could capture the king.',
        'A king is never captured. If a move opens another player’s line to a king, and that other player moves before the king’s owner, the king still may not be taken: its owner gets a turn first.',
      ],
      diagrams: {
        'king-uncovered':
          'White’s knight has left the line between Blue’s rook on 54 and Black’s king on 99. It is Blue’s turn, but the rook may only go to the marked cells, not to 99: Black gets a turn first.',
        'pinned-check':
          'Blue’s rook on 76 may not leave its row, for White’s rook on 72 would then attack Blue’s king on 81. It gives check to Black’s king on 86 all the same.',
      },
    },
    {
      heading: 'Draws',
      paragraphs: [
        'The game is drawn, ½ point each, when the same position (men, castling rights and player to move) occurs for the third time, when 150 plies pass without a pawn move or a capture, or when only the three kings are left. A checkmate or stalemate on the board comes before these. The three players may also agree on a draw.',
      ],
    },
    {
      heading: 'Leaving the game',
      paragraphs: [
        'A resignation needs the consent of both opponents. The offer stays open until one of them declines it or its maker takes it back. A player whose resignation is accepted, or whose time runs out, gets nothing, and the others get ¾ point each. The game is then over.',
      ],
    },
    {
      heading: 'Writing moves',
      paragraphs: [
        'Cells are the numbers printed on the board, which are the author’s. Write 44-22 for a move, 44x23 for a capture, 56-92=Q or 56x93=N for a promotion, and O-O or O-O-O for castling. The hyphen, the cross and the equals sign may be left out as long as a space stands there.',
      ],
    },
    {
      heading: 'What is ours',
      paragraphs: [
        'ThreeHex Chess is by Max Koval, 2021. It leaves some things open; where it does, this house has decided:',
        '- The board is rebuilt from the author’s list of the men’s cells, which fixes how the cells are numbered; 67 is not used. His “Rooks (8,89)” for Blue is read as 81 and 89.',
        '- A king that a third player uncovers is never captured: its owner gets a turn first.',
        '- Of two who could capture the mated king the point goes to the one who moves first after the mated player. A man that is pinned to its own king counts.',
        '- The points of a resignation and of the loss on time, and the draws by repetition, by 150 plies and with bare kings, which come by themselves and after checkmate and stalemate.',
        'The author’s version for two players is a game of its own here, ThreeHex Chess for two.',
      ],
      diagrams: {
        'bare-kings': '38x39 captures the last man besides the kings: the game is drawn at once.',
      },
    },
  ],
  tasks: {
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
};
