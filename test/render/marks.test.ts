import { describe, expect, it } from 'vitest';
import {
  arrowsBetween,
  MARK_KINDS,
  type MarkKind,
  marksBetween,
  standingMarks,
} from '../../src/render/index.ts';
import { type AnyRules, allRules, asRulesId, type Piece, rulesById } from '../../src/rules/index.ts';
import { snapshotsOf } from '../support/render/randomGame.ts';
import { recordedEnds } from '../support/rules/recordedEnds.ts';

/** `a1:0stone b2:1king c3:gray` */
const piecesOf = (text: string): readonly Piece[] =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const [cell = '', what = ''] = word.split(':');
      const seat = /^\d/.test(what) ? Number(what.charAt(0)) : undefined;
      return { cell, kind: what.replace(/^\d/, ''), seat, symbol: '?' };
    });

const marksOf = (before: string, after: string, steps: string): string =>
  marksBetween(piecesOf(before), piecesOf(after), steps.split(' '))
    .map(({ kind, cell }) => `${kind} ${cell}`)
    .sort()
    .join(', ');

const gameOf = (id: string): AnyRules => {
  const rules = rulesById(asRulesId(id));
  if (!rules) throw new Error(`no game ${id}`);
  return rules;
};

describe('marks of a move', () => {
  it.each([
    ['a step', 'f3:0stone', 'e3:0stone', 'f3 e3', 'origin f3, target e3'],
    [
      'a step that crowns',
      'f3:0stone c1:0stone',
      'e3:0crowned c1:0stone',
      'f3 e3',
      'changed e3, origin f3, target e3',
    ],
    [
      'two jumps, the second of them a capture',
      'd6:1crowned d5:0stone e4:0stone',
      'd5:0stone f4:1crowned',
      'd6 d4 f4',
      'captured e4, origin d6, path d4, target f4',
    ],
    [
      'jumps back to the start',
      'e5:0pawn e7:1pawn d8:1pawn',
      'e5:0pawn',
      'e5 e9 c5 e5',
      'captured d8, captured e7, path c5, path e9, target e5',
    ],
    ['a capture where the piece arrives', '44:0pawn 23:1pawn', '23:0pawn', '44 23', 'origin 44, target 23'],
    [
      'a promotion, its word marking nothing',
      '56:0pawn',
      '92:0queen',
      '56 92 Q',
      'changed 92, origin 56, target 92',
    ],
    [
      'castling, which names no cell',
      '71:0king 68:0rook',
      '69:0king 70:0rook',
      'O-O',
      'origin 68, origin 71, target 69, target 70',
    ],
    [
      'stones that grow and turn others over',
      'c3:0stone c4:1stone',
      'c3:0stone c4:0stone c5:0stone e7:0stone',
      'c5 e7',
      'changed c4, target c5, target e7',
    ],
    [
      'an own move and one of a neutral piece',
      'c3:0pawn d5:gray',
      'c4:0pawn d6:gray',
      'c3 c4 d5 d6',
      'origin c3, origin d5, target c4, target d6',
    ],
    [
      'a step across a ghost that turns the piece',
      'a1:0pawn',
      'b1:1pawn',
      'a1 b1',
      'changed b1, origin a1, target b1',
    ],
    [
      'a ghost named by a step',
      'c1:0pawn c4:0sleepingGhost',
      'd1:0pawn c4:0ghost',
      'c1 d1 c4',
      'changed c4, origin c1, target d1',
    ],
    [
      'a neutral piece that is moved and taken at once',
      'c4:0pawn e4:1pawn b6:gray b4:0pawn',
      'e4:0pawn b4:0pawn',
      'c4 e4 b6 b5',
      'captured b5, origin b6, origin c4, target e4',
    ],
    [
      'a piece that is taken where it went, by the neutral piece moved after it',
      'c4:0pawn d2:gray',
      'd3:gray',
      'c4 c3 d2 d3',
      'captured c3, origin c4, origin d2, target d3',
    ],
    [
      'a neutral piece that is taken where it went, on the cell that the turn began from',
      'b6:1pawn c5:gray',
      'a6:1pawn',
      'b6 a6 c5 b6',
      'captured b6, origin b6, origin c5, target a6',
    ],
    ['a pass', 'a1:0stone', 'a1:0stone', 'pass', ''],
  ])('are right for %s', (_, before, after, steps, expected) => {
    expect(marksOf(before, after, steps)).toBe(expected);
  });

  it('explain every change of the board, in every game', () => {
    const explained: readonly MarkKind[] = MARK_KINDS.filter((kind) => kind !== 'path');
    for (const id of allRules.map(({ id }) => id)) {
      for (const { before, after, steps } of snapshotsOf(gameOf(id), 11, 60)) {
        const marked = new Set(
          marksBetween(before, after, steps)
            .filter(({ kind }) => explained.includes(kind))
            .map(({ cell }) => cell),
        );
        const said = (pieces: readonly Piece[]) =>
          new Map(pieces.map(({ cell, kind, seat }) => [cell, `${kind} ${seat}`]));
        const [old, now] = [said(before), said(after)];
        for (const cell of [...old.keys(), ...now.keys()]) {
          if (old.get(cell) !== now.get(cell)) expect(marked).toContain(cell);
        }
      }
    }
  });
});

describe('arrows', () => {
  it.each([
    ['a step', 'a4:0stone', 'b4:0stone', 'a4 b4', 'a4>b4'],
    [
      'a double jump back to where it began',
      'e3:0stone f3:1stone',
      'e3:0stone f3:1stone',
      'e3 g3 e3',
      'e3>g3>e3',
    ],
    ['a capture by displacement', '44:0pawn 23:1pawn', '23:0pawn', '44 23', '44>23'],
    ['an own move and a neutral one', 'f2:0pawn d4:gray', 'e2:0pawn d5:gray', 'f2 e2 d4 d5', 'f2>e2, d4>d5'],
    ['castling, which names no cell', '71:0king 68:0rook', '69:0king 70:0rook', 'O-O', '71>69, 68>70'],
    ['placed stones', '', 'e5:0stone e6:0stone', 'e5 e6', ''],
    ['a piece that only changes', 'c1:0pawn c4:0sleepingGhost', 'd1:0pawn c4:0ghost', 'c1 d1 c4', 'c1>d1'],
  ])('show %s', (_, before, after, steps, expected) => {
    const arrows = arrowsBetween(piecesOf(before), piecesOf(after), steps.split(' '));
    expect(arrows.map(({ path }) => path.join('>')).join(', ')).toBe(expected);
  });
});

describe('what the rules point out', () => {
  it.each([
    // The shortest recorded mates, rows and feats.
    ['threehex', 'CHECKMATE', { decisive: 1, checker: 1 }],
    ['three-crowns', 'CROWNED_TROIKA', { decisive: 3 }],
    ['charybdis', 'CONNECT', { decisive: 9 }],
    ['three-way-checkers', 'ONLY_PIECES', { decisive: 1 }],
    ['hibryd', 'UNANSWERED_4A', { decisive: 6 }],
  ])('explains why a game of %s ended: %s', (id, reason, least) => {
    const rules = gameOf(id);
    const standing = recordedEnds(rules).find(({ outcome }) => outcome.reason === reason);
    const marks = standing ? standingMarks(rules, standing) : [];
    for (const [kind, count] of Object.entries(least))
      expect(marks.filter((mark) => mark.kind === kind).length).toBeGreaterThanOrEqual(count);
    const cells = new Set(rules.board.cells.map(({ cell }) => cell));
    for (const { cell } of marks) expect(cells).toContain(cell);
  });

  it('is the stone that must move again', () => {
    const rules = gameOf('three-crowns');
    const first = rules.play(rules.start({}).position, ['a4', 'b4']);
    const second = rules.play(first.position, ['a3', 'b3']);
    expect(standingMarks(rules, first)).toEqual([]);
    expect(standingMarks(rules, second)).toEqual([{ kind: 'bound', cell: 'b4' }]);
  });
});
