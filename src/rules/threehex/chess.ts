/** ThreeHex Chess for any armies on its board: moves, mate and draws. */

import { occurrencesOf } from '../occurrences.ts';
import { nextAmong } from '../protocol.ts';
import { known } from '../result.ts';
import type { Notice, Outcome, Piece, Rules, Seat, Standing, Step } from '../rules.ts';
import { type Armies, opponentsOf, piecesOn } from './armies.ts';
import { BOARD, nameOf } from './board.ts';
import { LONG, SHORT } from './castling.ts';
import { evaluate, evaluateEnd } from './evaluate.ts';
import { afterMove, checkersOf, type Move, moveBeginning, stepsOf } from './moves.ts';
import { at, EMPTY, KINDS, KING, kindOf, letterOf, PROMOTIONS, seatOf } from './pieces.ts';
import { afterPly, type Position, QUIET_LIMIT, startPosition } from './position.ts';
import { highlights, scores } from './standing.ts';
import { formatPosition, parsePosition } from './text.ts';

const draw = ({ armies }: Position, reason: string): Outcome => ({
  points: armies.seats.map(() => 1 / 2),
  reason,
});

/**
 * The opponents that could capture a seat's king, with the cells of their men, in the order in which they
 * move after it.
 */
function checksOn({ armies, cells }: Position, seat: Seat): readonly { by: Seat; from: readonly string[] }[] {
  const checkers = checkersOf(armies, cells, seat);
  return opponentsOf(armies, seat)
    .map((by) => ({ by, from: checkers.filter((cell) => seatOf(at(cells, cell)) === by).map(nameOf) }))
    .filter(({ from }) => from.length > 0);
}

function outcomeOf(position: Position): Outcome | undefined {
  const { armies, toMove, cells, occurrences, quiet } = position;
  if (position.moves.length === 0) {
    const winner = checksOn(position, toMove)[0]?.by;
    if (winner === undefined) return draw(position, 'STALEMATE');
    const points = armies.seatNumbers.map((seat) => (seat === winner ? 1 : seat === toMove ? 0 : 1 / 2));
    return { points, reason: 'CHECKMATE' };
  }
  if (occurrencesOf(occurrences.key, occurrences) >= 3) return draw(position, 'THIRD_OCCURRENCE');
  if (quiet >= QUIET_LIMIT) return draw(position, 'QUIET_PLIES');
  if (cells.every((piece) => piece === EMPTY || kindOf(piece) === KING)) return draw(position, 'ONLY_KINGS');
  return undefined;
}

function standingOf(position: Position): Standing<Position> {
  const outcome = outcomeOf(position);
  return outcome ? { position, outcome } : { position, toMove: position.toMove };
}

/** A legal move that begins with the steps. */
const moveOf = (position: Position, steps: readonly Step[]): Move =>
  known(moveBeginning(position.moves, steps), 'a legal move that begins so');

function spell(position: Position, steps: readonly Step[]): string {
  const [from = '', to, promotion] = steps;
  if (to === undefined) return from;
  const isCapture = at(position.cells, moveOf(position, steps).to) !== EMPTY;
  return `${from}${isCapture ? 'x' : '-'}${to}${promotion === undefined ? '' : `=${promotion}`}`;
}

/**
 * The board with a beginning carried out as far as it goes; a pawn on the far side still waits for its
 * promotion.
 */
function pieces({ armies, cells, moves }: Position, beginning: readonly Step[] = []): readonly Piece[] {
  const move = moveBeginning(moves, beginning);
  const [first, second, third] = beginning;
  if (!move || first === undefined || (second === undefined && !move.castling))
    return piecesOn(armies, cells);
  return piecesOn(armies, afterMove(cells, third === undefined ? { ...move, promotion: undefined } : move));
}

const moves = (position: Position): readonly (readonly Step[])[] => position.moves.map(stepsOf);

/** Whose king is attacked by whom: a check for the seat to move, a coming check for the others. */
const notices = (position: Position): readonly Notice[] =>
  [position.toMove, ...opponentsOf(position.armies, position.toMove)].flatMap((seat) =>
    checksOn(position, seat).map(({ by, from }) => ({
      code: seat === position.toMove ? 'CHECK' : 'CHECK_TO_COME',
      seat,
      of: by,
      cells: from,
    })),
  );

/** Who gets the point for a mate: the first in turn order of those that give check. */
function endNotices({ toMove }: Position, { points, reason }: Outcome): readonly Notice[] {
  const of = points.indexOf(1);
  return reason === 'CHECKMATE' ? [{ code: 'MATED', seat: toMove, of }] : [];
}

const refusalNotice = (
  _: Position,
  beginning: readonly Step[],
  step: Step | undefined,
): Notice | undefined =>
  beginning.length === 0 && (step === SHORT || step === LONG) ? { code: 'CASTLING', way: step } : undefined;

/** `0-0`, `o - o`, `OO` and the like, for both castling moves. */
const CASTLING_ALIASES = Object.fromEntries(
  ['o', '0'].flatMap((circle) =>
    ['-', ' - ', ' ', ''].flatMap((dash) => [
      [[circle, circle].join(dash), SHORT],
      [[circle, circle, circle].join(dash), LONG],
    ]),
  ),
);

/** `castle short`, `castles kingside`, `long castling` and the like; White's king goes short toward 68. */
const CASTLING_WORDS: readonly (readonly [string, Step])[] = ['castle', 'castles', 'castling'].flatMap(
  (castle) =>
    (
      [
        [['short', 'kingside', 'king side'], SHORT],
        [['long', 'queenside', 'queen side'], LONG],
      ] as const
    ).flatMap(([sides, step]) =>
      sides.flatMap((side) => [[`${castle} ${side}`, step] as const, [`${side} ${castle}`, step] as const]),
    ),
);

/** The rules, except for what a game with these armies is called and what happens when a player leaves. */
export const chessRules = (armies: Armies) =>
  ({
    author: 'Max Koval',
    year: 2021,
    seats: armies.seats,
    options: [],
    words: [...PROMOTIONS.map(letterOf), SHORT, LONG],
    aliases: {
      ...CASTLING_ALIASES,
      ...Object.fromEntries(CASTLING_WORDS),
      queen: 'Q',
      rook: 'R',
      bishop: 'B',
      knight: 'N',
    },
    vagueWords: Object.fromEntries(
      ['castle', 'castles', 'castling'].map((castle) => [castle, [SHORT, LONG]]),
    ),
    kinds: KINDS,
    pieceNames: {
      ...Object.fromEntries(KINDS.map((kind) => [kind, [kind]])),
      k: ['king'],
      q: ['queen'],
      r: ['rook'],
      b: ['bishop'],
      n: ['knight'],
      p: ['pawn'],
    },
    example: '44-22',
    board: BOARD,

    start: () => standingOf(startPosition(armies)),
    next: (position, beginning) => nextAmong(moves(position), beginning),
    play: (position, steps) => standingOf(afterPly(position, moveOf(position, steps))),
    spell,
    pieces,
    formatPosition,
    parsePosition: (text) => parsePosition(armies, text),
    isOver: (position) => outcomeOf(position) !== undefined,
    toMove: ({ toMove }) => toMove,
    notices,
    scores,
    highlights,
    endNotices,
    refusalNotice,
    evaluate,
    evaluateEnd,
    count: (position) => position.moves.length,
    moves,
  }) satisfies Partial<Rules<Position>>;
