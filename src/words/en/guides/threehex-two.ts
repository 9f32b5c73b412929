/** ThreeHex Chess for two at length: the sections of its rule sheet, and the words of its lessons. */
import type { GuideWords } from '../../game.ts';

export const guide: GuideWords = {
  sections: [
    {
      heading: 'Aim',
      paragraphs: [
        'Checkmate wins: the player to move has no legal move and is in check. If the player to move has no legal move and is not in check, the game is a draw.',
      ],
      diagrams: {
        mate: 'White’s rook goes 8-104 and checkmates Black’s king on 94: White wins.',
        stalemate: 'After 90-55 Black’s king on 94 is not in check and Black cannot move: a draw.',
      },
    },
    {
      heading: 'A reading',
      paragraphs: [
        'Max Koval names a version of ThreeHex Chess for two players and shows it in a picture that is lost. What follows is our reading: White keeps the army that it has among three, and Black has its mirror image, so that pawns face each other along the columns, as in the games for two on such boards with which the author compares his array.',
      ],
    },
    {
      heading: 'Board and armies',
      paragraphs: [
        'White sits along the lower edge, from 68 to 81, Black along the upper one, from 81 to 94. The board’s axis runs from corner 81 to the middle of the right side, through 47, 23, 8, 2, 14 and 62. White moves first. Each army has 18 men: a king, a queen, two rooks, two knights, three bishops and nine pawns.',
        '- White: king 71, queen 73, rooks 68 and 76, knights 69 and 75, bishops 70, 72 and 74, pawns 106 and 37 to 44.',
        '- Black: king 91, queen 89, rooks 94 and 86, knights 93 and 87, bishops 92, 90 and 88, pawns 95, 57 and 50 to 56.',
        'In text a man is its owner and its kind, WK or Bp. A hex has six neighbours, the orthogonal directions, and six diagonal directions, each of which leads between two neighbours to the next hex of the same shade.',
      ],
      diagrams: {
        armies: 'The start. The points lie on the axis, 81 to 62, in which the armies mirror each other.',
      },
    },
    {
      heading: 'How the men move',
      paragraphs: [
        '- Rook: any distance in an orthogonal direction.',
        '- Bishop: any distance in a diagonal direction. The two hexes that a diagonal step passes between never block it.',
        '- Queen: like a rook or a bishop.',
        '- King: one step in any of the twelve directions, never to an attacked cell.',
        '- Knight: leaps one orthogonal step and then one diagonal step outward, twelve cells in all. Nothing blocks it.',
        '- Pawn: one step straight forward to an empty cell; White moves up, Black down. It captures one step along the two diagonals beside its straight forward. There is no double step and no capture en passant.',
        'Rooks, bishops and queens are blocked by the first man in their way, and capture it when it is the opponent’s. No move may leave your own king attacked.',
      ],
      diagrams: {
        pawns: 'White’s pawns step up, 17-4, and Black’s down, 33-34.',
      },
    },
    {
      heading: 'Promotion',
      paragraphs: [
        'A pawn that comes to a cell from which no step forward exists must become a queen, rook, bishop or knight: White’s on the upper edge, Black’s on the lower one.',
      ],
      diagrams: {
        promotion:
          'White’s pawn promotes on the upper edge, Black’s on the lower one; here both became knights. White could also have captured, 56x93=R.',
      },
    },
    {
      heading: 'Castling',
      paragraphs: [
        'King and rook may castle if neither has moved and the cells between them are empty. The king may not be in check, pass over an attacked cell, or stand attacked once both have moved.',
        '- Short: White’s king goes 71-69 and its rook 68-70; Black’s 91-93 and 94-92.',
        '- Long: White’s king goes 71-74 and its rook 76-73; Black’s 91-88 and 86-89.',
      ],
      diagrams: {
        castling:
          'White has castled short, the king from 71 to 69 and the rook from 68 to 70, and Black long, the king from 91 to 88 and the rook from 86 to 89.',
      },
    },
    {
      heading: 'Draws, and leaving the game',
      paragraphs: [
        'The game is drawn when the same position (men, castling rights and player to move) occurs for the third time, when 150 plies of both sides together pass without a pawn move or a capture, or when only the two kings are left. No other material is a draw by itself. A checkmate or stalemate on the board comes before these. The players may also agree on a draw.',
        'Whoever resigns or runs out of time loses, whatever the opponent has left.',
      ],
    },
    {
      heading: 'Writing moves',
      paragraphs: [
        'Cells are the numbers printed on the board, which are the author’s. Write 44-22 for a move, 44x23 for a capture, 56-92=Q or 56x93=N for a promotion, and O-O or O-O-O for castling.',
      ],
    },
    {
      heading: 'What is ours',
      paragraphs: [
        'The array, as said above, and with it which way Black’s pawns go and where it castles. The men’s moves are those of ThreeHex Chess by Max Koval, 2021, with what is ours there, such as the draws by repetition, by 150 plies and with bare kings. The points of stalemate, resignation and lost time are as in chess: nobody need consent to a resignation between two.',
      ],
      diagrams: {
        'bare-kings': '38x39 captures the last man besides the kings: the game is drawn at once.',
      },
    },
  ],
  tasks: {
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
};
