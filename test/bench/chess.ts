/** The baselines for speed: two well-known implementations of chess, counting lines of play. */
import { Chess } from 'chess.js';
import { Chess as ChessopsPosition } from 'chessops/chess';
import { perft } from 'chessops/debug';
import { parseFen } from 'chessops/fen';

/** The start and two crowded middle games known from tables of perft counts. */
const POSITIONS = [
  'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
  'r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10',
];
const DEPTH = 3;

const chessopsPositions = POSITIONS.map((fen) => ChessopsPosition.fromSetup(parseFen(fen).unwrap()).unwrap());
const chessJsPositions = POSITIONS.map((fen) => new Chess(fen));

/** The leaves below all positions; chessops counts the last ply without playing it. */
export const countWithChessops = (): number =>
  chessopsPositions.reduce((leaves, position) => leaves + perft(position, DEPTH), 0);

/** The same leaves by chess.js's own perft, which plays the last ply. */
export const countWithChessJs = (): number =>
  chessJsPositions.reduce((leaves, chess) => leaves + chess.perft(DEPTH), 0);
