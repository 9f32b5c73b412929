/** Hibryd III at length: the sections of its rule sheet, and the words of its lessons. */
import type { GuideWords } from '../../game.ts';

export const guide: GuideWords = {
  sections: [
    {
      heading: 'Aim',
      paragraphs: [
        'Be the last with a King on the board; or capture four Gray pieces; or have Knights on all three thrones. Or perform a feat, a pattern of all six of your Knights and Pawns or a King on an enemy throne, that the next player cannot answer.',
      ],
    },
    {
      heading: 'The course of the game',
      paragraphs: [
        'The first three turns settle who plays what: each player in turn moves a Pawn of a faction nobody has taken yet and thereby takes that faction.',
        'From then on a turn is one move of an own piece and after it, if the player wishes, one move of a Gray piece. A move that wins at once ends the turn. A player who cannot move any own piece is skipped.',
      ],
      diagrams: {
        taking:
          'The first three turns: d6-d5 takes Cyan, f2-e2 Yellow, and d1-d2 Magenta. No Gray piece is moved in them.',
      },
    },
    {
      heading: 'Board and pieces',
      paragraphs: [
        'The board is a triangle of hexes, nine to a side, without its three corners: 42 cells. Rows are lettered from a at the bottom, and in each row the places are numbered from the left.',
        'Yellow, Cyan and Magenta each have a King on its throne (g2, b7, b2), two Knights and four Pawns. Knights and Pawns together are called lesser pieces: a faction has six of them, and they never leave the board while its King lives. The six Gray pieces start on the white cells.',
        'A line always runs through neighbouring cells in one of the six directions, without gaps.',
      ],
    },
    {
      heading: 'How the pieces move',
      paragraphs: [
        '- Pawn: one step in any direction to an empty cell, or onto an enemy King, which is captured.',
        '- Knight: one step like a Pawn. Or two or more cells in a straight line over empty cells, to an empty cell or an enemy King; such a ride costs its rank, and it arrives as a Pawn. Or a leap over an adjacent Gray piece to the empty cell straight behind it, capturing that piece, and further leaps of the same kind if the player wishes.',
        '- King: one step to an empty cell, onto a Gray piece or onto an enemy King; it captures what it steps on.',
        '- King’s escape: a King in check with a Knight of its own beside it may instead ride two or more cells in a straight line over empty cells, to where it is not in check; a Gray piece or enemy King at the end is captured. The price: every Knight that stood beside it becomes a Pawn, Knights of all sides the first time a faction escapes, only its own from the second time on.',
        '- Gray piece: one step to an empty cell, but not straight back to where the player before moved it from (Ko).',
      ],
      diagrams: {
        knight:
          'Where a Knight on c4 may go: one step; by a ride, as c4-e2, which makes it a Pawn; or by the leap c4xe4, which captures the Gray piece on d4.',
        leaps:
          'Two leaps in one move, c4xe4xe2: both Gray pieces leave the board. The Knight could have stopped on e4.',
        escape:
          'Yellow’s King was in check on c4, with two Knights beside it. It has escaped to e4; the Knights on c5 and b5, one of them Cyan’s, have become Pawns, for it was Yellow’s first escape.',
        ko: 'f1-e1 was followed by a Gray move, d3-d4. In the next turn that Gray piece may go to the marked cells, not straight back to d3.',
      },
    },
    {
      heading: 'Custodian captures',
      paragraphs: [
        'When a Pawn or Knight has moved, it captures adjacent Gray pieces and enemy Knights that it catches together with others of its own Pawns and Knights: either one straight on the far side of the victim, or two that make, with the piece that moved, every other one of the victim’s six neighbours. Kings never help.',
        'A Gray piece so caught leaves the board and counts for its captor. A Knight so caught becomes a Pawn. Pawns cannot be captured.',
        'It works the other way round too. A Knight that steps or leaps into a place where one enemy faction already stands around it like this becomes a Pawn, after making its own captures; and a Gray piece pushed into such a place is captured by the faction around it, whoever pushed it. If two factions are around it, it goes to the player who pushed it, if that is one of them, otherwise to the first of them in turn order.',
      ],
      diagrams: {
        'two-way': 'e4-d5 catches the Gray piece on d4 between d5 and d3.',
        'three-way':
          'c4-c3: now Yellow’s Pawns on c3, d4 and e2 are every other one of the six neighbours of d3. The Gray piece there is captured.',
        'knight-caught':
          'e4-d5 catches Cyan’s Knight on d4, with the Pawn on d3, and the Gray piece on c5, with the Pawn on b5. The Knight becomes a Pawn, the Gray piece leaves the board.',
        'into-a-grip':
          'Yellow’s Knight steps e3-d4 between two Pawns of Cyan’s. It first captures the Gray piece on c4 together with b4, and then becomes a Pawn.',
        'gray-pushed':
          'Cyan moves a6-a7 and pushes the Gray piece from e3 to d4, between Yellow’s Pawns. Yellow has captured it, although Cyan pushed it there.',
      },
    },
    {
      heading: 'Promotion',
      paragraphs: [
        'A Pawn that arrives on an enemy throne, or on the side of the board across from its own throne (Yellow: row a; Cyan: the left side; Magenta: the right side), becomes a Knight at once. If an enemy faction stands around that Knight as for a custodian capture, it becomes a Pawn again at once.',
        'A ride never promotes: a Knight that rides arrives as a Pawn, wherever it lands. A Knight that has become a Pawn must arrive on such a cell again.',
      ],
      diagrams: {
        promotion:
          'Three Pawns reach the side across from their throne and become Knights: Yellow’s on row a, Cyan’s on the left side, Magenta’s on the right side.',
        'no-promotion-by-riding':
          'Yellow’s Knight has ridden from e4 to Cyan’s empty throne, b7. It is a Pawn now: a ride never promotes, wherever it ends.',
      },
    },
    {
      heading: 'Check, null check, and the end of a King',
      paragraphs: [
        'A King is in check when an enemy piece could capture it. Nobody is obliged to do anything about it.',
        'Null check protects a King from attacks that its player had no turn to see: if the turn before was somebody else’s, the King may only be captured by a piece that could have captured it before that turn as well.',
        'When a King is captured, its faction leaves the board at once and its player is out. Gray pieces it had captured stay out.',
      ],
      diagrams: {
        'null-check':
          'Magenta’s d3-c3 has opened a way for Yellow’s Knight from d1 to Cyan’s King on d5. Cyan has had no turn since: the Knight may go to the marked cells, but not capture the King.',
      },
    },
    {
      heading: 'Ways to win',
      paragraphs: [
        'Three ways win at once:',
        '- Way 1: yours is the last King on the board.',
        '- Way 2: you have captured four Gray pieces, even through another player’s Gray move.',
        '- Way 7: Knights of yours stand on all three thrones.',
        'The others are feats. A feat is something that is so after your own turn and was not before it, and the next player may answer it:',
        '- Way 3: all six of your lesser pieces are Knights.',
        '- Way 4a: your six lesser pieces stand on six cells of one line, side by side.',
        '- Way 4b: they form a spread triangle: an equilateral triangle with three of them along each side, at equal distances, and no two of them neighbours or diagonal neighbours. It may stand askew.',
        '- Way 4c: they form a close-knit triangle, three cells to a side, at least three of its cells white.',
        '- Way 5: your King and your six lesser pieces stand on seven cells of one line, side by side, the King in the middle.',
        '- Way 6: your King moves onto the throne of an enemy whose King was on the board before the move, even if that very King is captured there.',
      ],
      diagrams: {
        'three-thrones': 'Way 7: c2-b2 promotes the Pawn, and Yellow’s Knights stand on all three thrones.',
        'way-3': 'Way 3: b5-a5 makes the sixth Knight. Cyan cannot do the same, so Yellow wins.',
        'way-4a': 'Way 4a: e5-d6 completes a line of six, d1 to d6.',
        'way-4b':
          'Way 4b: f1-g1 completes a spread triangle, here one that stands askew: a3, d2 and g1 along one side, c7 the corner across.',
        'way-4c': 'Way 4c: f2-e3 completes a close-knit triangle; c3, c5 and e3 are white.',
        'way-5': 'Way 5: d6-c7 completes a line of seven, c1 to c7, with the King in its middle.',
        'way-6':
          'Way 6: Yellow’s King has moved onto Cyan’s throne, b7. Cyan must answer, and only its King on f2 can move.',
      },
    },
    {
      heading: 'Answering a feat',
      paragraphs: [
        'After a feat the next player must answer it and may make no other move, not even one that takes a King or would win in another way. If there is no answer, the game is over and the player who did the feat has won. Capturing the King of the player who did it is no answer.',
        'Ways 3, 4 and 5 are answered by doing the same feat (a triangle that answers 4c may have cells of any colour). Then the third player may do it too in the following turn, and wins by it; if not, that way is closed: nobody can win by it for the rest of the game.',
        'Way 6 is answered by moving your King onto the throne of the player who did it. Then the third player wins by moving its King onto an enemy throne in the following turn; if not, way 6 is closed.',
        'If the King stands on your own throne, you may also answer by moving your King onto the third player’s throne. Then the third player must in turn move its King onto the throne left over, or you win; if it does, way 6 is closed and play goes on. If you capture the third player’s King on that throne, nobody can counter and you win at once.',
        'Two feats done in one turn must both be answered, by one move. The third player may win by either.',
        'A turn that answers may at the same time do another feat and so claim in its turn. Then the third player must either answer that claim or do, and win by, what two players have done before it. If it answers only, the way already answered is closed; if it can do neither, the newest claim has won.',
        'Ways 1, 2 and 7 win in every turn that may be played, before anything else. With only two players left, an answered way is closed at once.',
      ],
      diagrams: {
        answered:
          'Yellow made a line of six by e5-d6, and Cyan answers by a line of its own, b8-a8. Magenta may now do it too.',
        'done-by-the-third': 'Magenta does: b7-c6 is the third line, and Magenta wins.',
        'way-6-answered':
          'Way 6 is answered: Cyan’s King has moved onto Yellow’s throne, g2. Magenta now wins if its King moves onto an enemy throne.',
        'third-throne':
          'Yellow’s King stands on Cyan’s throne, b7, and Cyan answers on Magenta’s, b2. Magenta’s King must go to the throne left over, g2.',
      },
    },
    {
      heading: 'Draws, and players who leave',
      paragraphs: [
        'When a position occurs for the third time with the same player to move, the game is a draw among those still in it; so it is when nobody can move.',
        'The faction of a player who resigns or runs out of time leaves the board as if its King had been captured, by nobody. If that player had to answer a feat, the player who did it wins; if it was the one who did the feat, the claim is over. A feat that was answered may still be done by the third player, whoever of the two others leaves. If a player leaves before taking a faction, the others choose among all three, and the one left over is removed.',
        'The winner has 1 point, the others 0; a draw is shared equally among those still in the game.',
      ],
    },
    {
      heading: 'How moves are written',
      paragraphs: [
        'From cell and to cell: c3-c4. With a Gray move: c3-c4/d5-d6. Leaps name every landing: c3xc5xe5. Captures of a King, and captures by a King, have a cross too: c3xd3.',
      ],
    },
    {
      heading: 'What is ours',
      paragraphs: [
        'Hibryd III is by Jared B. McComb, 2002. Its rules leave some things open; where they do, this house has decided:',
        '- The source’s picture is lost. The army’s places, the corners cut off and the white cells (e3, c5, c3, e5, e1 and a5) are rebuilt from its words, so that they fit the board’s symmetry. The alternatives that the picture showed are left out, since nothing else tells what they were.',
        '- A line runs along neighbouring cells, without gaps.',
        '- The price of a later escape is said to fall on adjacent friendly “Pawns”; we read Knights.',
        '- A Gray piece pushed between two factions goes to whoever pushed it, or else to the first of them in turn order.',
        '- The Gray pieces and Kings that stand at the end of an escape are captured. A possible escape of an enemy King gives no check, but it counts as a possible capture for null check. A King must be safe at the end of its escape before the Knights around its old cell lose their rank.',
        '- A Pawn promoted where an enemy faction already stands around it becomes a Pawn again at once. A Knight that has become a Pawn may be promoted by arriving again on the same cell; the source says on another, but nobody could tell from the board which that is.',
        '- An enemy throne promotes, and counts for way 7, even when that enemy is out of the game.',
        '- A Gray piece leapt over is gone at once and the cell the Knight started from counts as empty; a Knight may leap on after the fourth Gray piece.',
        '- A feat done by the third player needs its three white cells in a close-knit triangle. Of two feats answered at once either is enough. In a turn in which you may do the third player’s feat and need not answer you may do another instead and claim that one; the first way is then closed.',
        '- The player who did a feat may still make a Gray move in that turn, even one that blocks the answer. A move that wins at once has none.',
        '- A King already on a throne must leave it and come back to have moved onto it.',
        '- The third throne answers only if its faction’s King was on the board before that move; with two players left there is none. Whether the third player can go on from there is looked at after that move.',
        '- An answer that captures the third player’s King leaves nobody to do the feat too, and the way is closed at once. An answer that also captures the King of whoever did the feat is still an answer, and the third player may do the feat.',
        '- If whoever began way 6 leaves the game after an answer by the third throne, that answer stands: the third player must still move its King onto the throne left over.',
        '- A player who cannot move is skipped, and has had a turn: Ko is over, and so is the chance to do a feat as the third player.',
        '- The draws, by repetition and when nobody can move, and what happens when a player leaves. Positions are told apart by the pieces, the player to move, the Gray pieces captured, the escapes made, the ways closed and Ko, not by feats still to be answered: a third occurrence draws even then, unless nothing answers the feat.',
        '- Closed ways never end the game by themselves.',
      ],
      diagrams: {
        'white-cells': 'The white cells, on which the six Gray pieces start.',
        'pushed-between-two':
          'A Gray piece pushed to d4 between two Pawns of Yellow’s and two of Cyan’s goes to Cyan, who pushed it.',
        'promoted-in-a-grip':
          'b5-a5 promotes Yellow’s Pawn between two Pawns of Magenta’s: it becomes a Pawn again at once.',
        'fourth-gray':
          'With two Gray pieces captured before, c4xe4xe2 has won already. The Knight may leap on, c4xe4xe2xc4, even to where it began.',
        'third-players-king-taken':
          'Cyan answers way 6 on the third throne, b2, and captures Magenta’s King there. Nobody is left to counter: Cyan wins at once.',
        gap: 'A line has no gaps: d6-c7 leaves c6 free, and is no feat. With d6-c6 Yellow would have won.',
        'later-escape':
          'Yellow has escaped before. Now c4-e4 costs only its own Knight, on c5, the rank; Cyan’s on b5 stays a Knight.',
        'escape-captures': 'The escape c4xe4 ends on a Gray piece, which is captured.',
        'throne-of-the-gone': 'Cyan is out of the game. Its throne still promotes: b6-b7 makes a Knight.',
        'gray-blocks':
          'e5-d6 completes Yellow’s line, and the Gray move b7-a8 takes the one cell that Cyan’s lacked. Nothing answers the claim: Yellow wins.',
        'two-answered':
          'Yellow’s b6-a7 did two feats at once, six Knights and a line of six, and Cyan’s g2-h1 has answered both. One of them is enough for Magenta: d5-e5 makes its sixth Knight and wins.',
        'caught-where-promoted':
          'Cyan’s b6-a6 has caught Yellow’s Knight on a5, with the Pawn on a4: it is a Pawn now, on a cell that promotes.',
        'promoted-again':
          'Later that Pawn has gone a5-b4, Cyan’s beside it a6-a7, and then b4-a5 has brought it back to the same cell: it is a Knight again.',
        'onto-the-throne-again':
          'Yellow’s King stood on Cyan’s throne, which claimed nothing. It has left by b7-c6 and come back by c6-b7 in its next turn: that is way 6, and only Cyan’s King on f2 can answer.',
        'escape-as-a-threat':
          'Magenta has moved d1-d2. Even before that Yellow’s King was in check from b4, and an escape could have taken Cyan’s King on e4. So null check allows it now.',
        'no-threat-before':
          'Here Magenta’s a5-b4 has given the check, and so allowed the escape. Yellow’s King may escape to e2, but not onto Cyan’s King on e4, which has had no turn to see it.',
        skipped:
          'After d3-d2/c4-c5 Cyan, shut in at the top, cannot move: it is skipped, and Magenta is to move. Ko is over, so Magenta may push the Gray piece from c5 to any marked cell, c4 too.',
      },
    },
  ],
  tasks: {
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
};
