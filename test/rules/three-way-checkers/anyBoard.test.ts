/** 3-way Checkers: what holds on every board, also on those that no game reaches. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { triangle } from '../../../src/rules/three-way-checkers/board.ts';
import { canMove, listMoves, mostJumped } from '../../../src/rules/three-way-checkers/moves.ts';
import {
  type Cells,
  EMPTY,
  isRegular,
  pawnOf,
  SEATS,
  turned,
} from '../../../src/rules/three-way-checkers/pieces.ts';
import { keyOf } from '../../../src/rules/three-way-checkers/position.ts';
import { START } from '../../support/rules/threeWayDiagrams.ts';

const board = triangle(START.trim().replaceAll(/\s+/g, '/'));
/** The highest byte that stands for a piece. */
const MOST = 12;

/** A board with regular pieces on black triangles and ghosts on white ones, one side with none of these. */
const someBoard = fc
  .tuple(
    fc.array(fc.integer({ min: 0, max: MOST }), {
      minLength: board.names.length,
      maxLength: board.names.length,
    }),
    fc.constantFrom(...SEATS),
  )
  .map(([pieces, ghostless]): Cells => {
    const isKept = (piece: number, cell: number) => isRegular(piece) === Boolean(board.isBlack[cell]);
    return Uint8Array.from(pieces, (piece, cell) =>
      !isKept(piece, cell) || (!board.isBlack[cell] && turned(piece, ghostless) === piece) ? EMPTY : piece,
    );
  });

describe('any board of 3-way Checkers', () => {
  it('lets a side move exactly when there is a move of it', () => {
    fc.assert(
      fc.property(someBoard, (cells) => {
        for (const seat of SEATS)
          expect(canMove(board, cells, seat)).toBe(listMoves(board, cells, seat).length > 0);
      }),
    );
  });

  it('has a key of its own', () => {
    fc.assert(
      fc.property(someBoard, fc.nat(board.names.length - 1), (cells, cell) => {
        const keys = Array.from({ length: MOST + 1 }, (_, piece) => keyOf(cells.with(cell, piece), 0));
        expect(new Set(keys).size).toBe(MOST + 1);
      }),
    );
  });

  it('has nothing jumped while there is only a step to make', () => {
    const apart = new Uint8Array(board.names.length);
    for (const cell of ['c3', 'f5']) apart[board.names.indexOf(cell)] = pawnOf(0);
    expect(listMoves(board, apart, 0)).toHaveLength(4);
    expect(mostJumped(board, apart, 0)).toEqual([]);
  });
});
