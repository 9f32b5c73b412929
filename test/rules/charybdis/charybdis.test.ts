import { describe, expect, it } from 'vitest';
import { charybdis } from '../../../src/rules/charybdis/charybdis.ts';
import { hexagon } from '../../../src/rules/charybdis/hexagon.ts';
import type { Position } from '../../../src/rules/charybdis/position.ts';
import { type Outcome, type Refusal, readMove, replay, type Standing } from '../../../src/rules/index.ts';

const { names: NAMES, neighbours: NEIGHBOURS, sides: SIDES, ring: RING, drawn: board } = hexagon(5);

/** Reads a diagram, row i on top; `rest` is the side to move, the passes before and the goal. */
function at(diagram: string, rest = 'W 0 stones'): Position {
  const rows = diagram.split('\n').map((row) => row.replaceAll(/\s/g, ''));
  const position = charybdis.parsePosition(`${rows.reverse().join('')} ${rest}`);
  if (!position) throw new Error('not a position');
  return position;
}

const EMPTY = '.'.repeat(61);
const empty = (rest?: string): Position => at(EMPTY, rest);

const play = (position: Position, ...moves: readonly string[]): Standing<Position> =>
  replay(charybdis, moves, { position, toMove: position.toMove });

const outcomeOf = (position: Position, ...moves: readonly string[]): Outcome | undefined =>
  play(position, ...moves).outcome;

/** The cells that differ between the board before and after, with what stands on them then. */
function changes(position: Position, move: string): Record<string, string> {
  const before = charybdis.formatPosition(position);
  const now = charybdis.formatPosition(play(position, move).position);
  return Object.fromEntries(
    NAMES.flatMap((name, cell) => (before[cell] === now[cell] ? [] : [[name, now.charAt(cell)]])),
  );
}

const nextAfter = (position: Position, ...beginning: readonly string[]) => {
  const { steps, mayEnd } = charybdis.next(position, beginning);
  return { steps: [...steps].sort(), mayEnd };
};

describe('the board of Charybdis', () => {
  it('has rows of 5 to 9 cells, a at the bottom, and the six neighbours of a hexagon', () => {
    expect(NAMES).toHaveLength(61);
    expect(board.cells.map(({ cell }) => cell)).toEqual(NAMES);
    const beside = (name: string) => NEIGHBOURS[NAMES.indexOf(name)]?.map((cell) => NAMES[cell]).sort();
    expect(beside('e5')).toEqual(['d4', 'd5', 'e4', 'e6', 'f4', 'f5']);
    expect(beside('a1')).toEqual(['a2', 'b1', 'b2']);
    expect(beside('i5')).toEqual(['h5', 'h6', 'i4']);
  });

  it('is ringed by 30 fixed stones, five to a side, each side with the corner at its clockwise end', () => {
    const ring = new Map(
      board.outside.map(({ x, y }, index) => [
        `${x},${Math.round(y / Math.sqrt(0.75))}`,
        RING[index] === 0 ? 'W' : 'B',
      ]),
    );
    expect(ring.size).toBe(30);
    const row = (y: number) => [...ring].filter(([key]) => key.endsWith(`,${y}`));
    expect(row(-5).sort(([a], [b]) => Number.parseFloat(a) - Number.parseFloat(b))).toEqual([
      ['-2.5,-5', 'W'],
      ['-1.5,-5', 'W'],
      ['-0.5,-5', 'W'],
      ['0.5,-5', 'W'],
      ['1.5,-5', 'W'],
      ['2.5,-5', 'B'],
    ]);
    expect(
      ['-3,-4', '-5,0', '-4.5,1', '-2.5,5', '-1.5,5', '2.5,5', '3,4', '5,0', '4.5,-1'].map((key) =>
        ring.get(key),
      ),
    ).toEqual(['B', 'B', 'W', 'W', 'B', 'B', 'W', 'W', 'B']);
  });

  it('has five edge cells to a side, a corner lying on two', () => {
    const side = (bit: number) => NAMES.filter((_, cell) => (SIDES[cell] as number) & (1 << bit));
    expect([0, 1, 2, 3, 4, 5].map(side)).toEqual([
      ['a1', 'a2', 'a3', 'a4', 'a5'],
      ['a1', 'b1', 'c1', 'd1', 'e1'],
      ['e1', 'f1', 'g1', 'h1', 'i1'],
      ['i1', 'i2', 'i3', 'i4', 'i5'],
      ['e9', 'f8', 'g7', 'h6', 'i5'],
      ['a5', 'b6', 'c7', 'd8', 'e9'],
    ]);
  });
});

describe('a turn of Charybdis', () => {
  it('opens on any vacant cell, or is a pass', () => {
    expect(nextAfter(empty())).toEqual({ steps: [...NAMES, 'pass'].sort(), mayEnd: false });
    expect(nextAfter(empty(), 'pass')).toEqual({ steps: [], mayEnd: true });
  });

  it('founds one group and no more, touching no own stone; fixed stones do not count', () => {
    const position = at(`
            . . . . .
           . . . . . .
          . . . . . . .
         . . . . . . . .
        . . . . W . . . .
         . . . . . . . .
          . . . . . . .
           . . . . . .
            . . . . .`);
    expect(nextAfter(position, 'a2')).toEqual({ steps: [], mayEnd: true });
    expect(nextAfter(position, 'e7')).toEqual({ steps: [], mayEnd: true });
  });

  it('never captures by founding', () => {
    const position = at(`
            . . . . .
           . . . . . .
          . . . . . . .
         . . . . . . . .
        . . W B . B B B B
         . . . . . . . .
          . . . . . . .
           . . . . . .
            . . . . .`);
    expect(changes(position, 'e5')).toEqual({ e5: 'W' });
  });

  it('grows each group by one stone, in the order played', () => {
    const position = at(`
            . . . . W
           . . . . . .
          . . . . . . .
         . . . . . . . .
        . . . . W . . . .
         . . . . . . . .
          . . . . . . .
           . . . . . .
            W . . . .`);
    expect(nextAfter(position, 'e6')).toEqual({ steps: ['a2', 'b1', 'b2', 'h5', 'h6', 'i4'], mayEnd: true });
    expect(nextAfter(position, 'e6', 'a2')).toEqual({ steps: ['h5', 'h6', 'i4'], mayEnd: true });
    expect(nextAfter(position, 'e6', 'a2', 'h6')).toEqual({ steps: [], mayEnd: true });
    const played = readMove(charybdis, position, 'E6 a2 - h6');
    expect(played).toMatchObject({ ok: true, value: { text: 'e6,a2,h6', steps: ['e6', 'a2', 'h6'] } });
  });

  it('joins groups that are then all grown, also to one that had grown before', () => {
    const position = at(`
            . . . . W
           . . . . . .
          . . . . . . .
         . . . . . . . .
        . . W . W . . W .
         . . . . . . . .
          . . . . . . .
           . . . . . .
            . . . . .`);
    expect(nextAfter(position, 'e4').steps).toEqual(['d7', 'd8', 'e7', 'e9', 'f7', 'f8', 'h5', 'h6', 'i4']);
    expect(nextAfter(position, 'e6', 'e7').steps).toEqual([
      'd2',
      'd3',
      'e2',
      'e4',
      'f2',
      'f3',
      'h5',
      'h6',
      'i4',
    ]);
  });

  it('turns over every line closed by an own stone or an own fixed stone, and no other', () => {
    const position = at(`
            . . . . .
           . . . . . .
          . . . W . . .
         . . . . B . . .
        . . W B B . W . .
         . . . . B B . .
          . . . B . . .
           . . B . . .
            . B . . .`);
    expect(changes(position, 'e6')).toEqual({
      e6: 'W',
      ...{ e4: 'W', e5: 'W' },
      ...{ f5: 'W' },
      ...{ d5: 'W', c4: 'W', b3: 'W', a2: 'W' },
    });
  });

  it('does not turn over what an enemy’s fixed stone closes', () => {
    const position = at(`
            . . . . .
           . . . . . .
          . . . . . . .
         . . . . . . . .
        . . . . . . W . B
         . . . . . . . B
          . . . . . . .
           . . . . . .
            . . . . .`);
    expect(changes(position, 'e8')).toEqual({ e8: 'W', e9: 'W' });
  });

  it('counts a group reached over turned stones as grown', () => {
    const position = at(`
            . . . . W
           . . . . . .
          . . . . . . .
         . . . . . . . .
        . . W B B . W . .
         . . . . . . . .
          . . . . . . .
           . . . . . .
            . . . . .`);
    expect(nextAfter(position, 'e6').steps).toEqual(['h5', 'h6', 'i4']);
  });

  it('lets another group capture with the stones turned before it, so that the order matters', () => {
    const position = at(`
            . W . . .
           . . . . . .
          . . B . . . .
         . . . B . . . .
        . . . W B . W . .
         . . . . . . . .
          . . . . . . .
           . . . . . .
            . . . . .`);
    expect(changes(position, 'e6,h2')).toEqual({ e6: 'W', e5: 'W', h2: 'W', f4: 'W', g3: 'W' });
    expect(changes(position, 'h2,e6')).toEqual({ e6: 'W', e5: 'W', h2: 'W' });
  });

  it('shows the captures of a turn begun', () => {
    const position = at(`
            . . . . .
           . . . . . .
          . . . . . . .
         . . . . . . . .
        . . . . . . W . B
         . . . . . . . .
          . . . . . . .
           . . . . . .
            . . . . .`);
    const stone = { kind: 'stone', seat: 0, symbol: 'W' };
    expect(charybdis.pieces(position, ['e8']).filter(({ kind }) => kind === 'stone')).toEqual(
      ['e7', 'e8', 'e9'].map((cell) => ({ cell, ...stone })),
    );
    expect(charybdis.pieces(position, ['pass'])).toEqual(charybdis.pieces(position));
  });
});

/** One vacant cell, e5; White holds the left edge up to e1 and row e: 12 stones. */
const WHITE_Y = `
            B B B B B
           B B B B B B
          B B B B B B B
         B B B B B B B B
        W W W W . W W W W
         W B B B B B B B
          W B B B B B B
           W B B B B B
            W B B B B`;

describe('the end of Charybdis', () => {
  it('comes with a full board: most stones win, whoever filled it', () => {
    const position = at(`
            B B B B B
           B B B B B B
          B B B B B B B
         B B B B B B B B
        B B B B B B B B B
         B B B B B B B B
          B B B B B B B
           B B B B B B
            . W B B B`);
    expect(outcomeOf(position, 'a1')).toEqual({ points: [0, 1], reason: 'FULL' });
    expect(outcomeOf(at(WHITE_Y), 'e5')).toEqual({ points: [0, 1], reason: 'FULL' });
  });

  it('comes with two passes in a row, a draw when the numbers are equal, even on the empty board (R3)', () => {
    expect(outcomeOf(empty(), 'pass', 'pass')).toEqual({ points: [0.5, 0.5], reason: 'PASSES' });
    expect(outcomeOf(empty(), 'e5', 'pass', 'pass')).toEqual({ points: [1, 0], reason: 'PASSES' });
    expect(outcomeOf(empty(), 'pass', 'e5', 'pass', 'pass')).toEqual({ points: [0, 1], reason: 'PASSES' });
    expect(outcomeOf(empty(), 'pass', 'e5', 'pass')).toBeUndefined();
    expect(outcomeOf(empty('W 0 connect'), 'e5', 'pass', 'pass')).toEqual({
      points: [1, 0],
      reason: 'PASSES',
    });
  });

  it('comes at once with a group on all three own sides, if that is the goal, even on a full board with fewer stones (R4)', () => {
    expect(outcomeOf(at(WHITE_Y, 'W 0 connect'), 'e5')).toEqual({ points: [1, 0], reason: 'CONNECT' });
  });

  it('lets a corner count for either side it lies on', () => {
    const black = `
            B . . . .
           B . . . . .
          B . . . . . .
         B . . . . . . .
        B B B B . B B B B
         . . . . . . . .
          . . . . . . .
           . . . . . .
            . . . . .`;
    expect(outcomeOf(at(black, 'B 0 connect'), 'e5')).toEqual({ points: [0, 1], reason: 'CONNECT' });
    expect(outcomeOf(at(black, 'B 0 stones'), 'e5')).toBeUndefined();
  });

  it('wants the three sides of the own colour', () => {
    const black = `
            . . . . .
           . . . . . .
          . . . . . . .
         . . . . . . . .
        B B B B . B B B B
         . . . . . . . B
          . . . . . . B
           . . . . . B
            . . . . B`;
    expect(outcomeOf(at(black, 'B 0 connect'), 'e5')).toBeUndefined();
  });

  it('is lost by the side that leaves (R2)', () => {
    expect(charybdis.withdraw(empty(), 0).outcome).toEqual({ points: [0, 1], reason: 'WITHDRAWN' });
    expect(charybdis.withdraw(empty(), 1).outcome).toEqual({ points: [1, 0], reason: 'WITHDRAWN' });
  });

  it('tells the count of stones', () => {
    const { position, outcome } = play(at(`${'W'.repeat(5)}${'.'.repeat(56)}`), 'pass', 'pass');
    const count = { code: 'COUNT', seat: 0, of: 1, counts: [5, 0] };
    expect(outcome && charybdis.endNotices?.(position, outcome)).toEqual([count]);
  });

  it('is announced when the other side has passed', () => {
    expect(charybdis.notices?.(play(empty(), 'pass').position)).toEqual([{ code: 'PASSED', seat: 1, of: 0 }]);
    expect(charybdis.notices?.(play(empty(), 'pass', 'e5').position)).toEqual([]);
  });
});

const stepsIn = (text: string): readonly string[] => text.split(' ').filter((step) => step !== '');

describe('moves of Charybdis that are refused', () => {
  // Three vacant cells: a1 and i5 beside a stone of White's, e5 beside none.
  const position = at(`
            B B B W .
           B B B B B B
          B B B B B B B
         B B B B B B B B
        B B B B . B B B B
         B B B B B B B B
          B B B B B B B
           B B B B B B
            . W B B B`);
  // What, as typed; the refusal's code, its word, the steps before it and what is legal there.
  it.each<[string, string, Refusal['code'], string, string, string]>([
    ['nothing', '', 'EMPTY', '', '', 'a1 e5 i5 pass'],
    ['nonsense', 'hello', 'UNKNOWN_WORD', 'hello', '', 'a1 e5 i5 pass'],
    ['a cell off the board', 'a6', 'UNKNOWN_WORD', 'a6', '', 'a1 e5 i5 pass'],
    ['an occupied cell', 'b2', 'ILLEGAL_STEP', 'b2', '', 'a1 e5 i5 pass'],
    ['an own stone', 'A2', 'ILLEGAL_STEP', 'A2', '', 'a1 e5 i5 pass'],
    ['a group founded after growing', 'a1, E5', 'ILLEGAL_STEP', 'E5', 'a1', 'i5'],
    ['a cell named twice', 'a1,a1', 'ILLEGAL_STEP', 'a1', 'a1', 'i5'],
    ['a pass after growing', 'a1 pass', 'ILLEGAL_STEP', 'pass', 'a1', 'i5'],
    ['growing after founding', 'e5,a1', 'SURPLUS_STEP', 'a1', 'e5', ''],
    ['a cell after a pass', 'pass, a1', 'SURPLUS_STEP', 'a1', 'pass', ''],
    ['more than all groups', 'a1,i5,e5', 'SURPLUS_STEP', 'e5', 'a1 i5', ''],
    ['a mistyped second cell', 'a1,i55', 'UNKNOWN_WORD', 'i55', 'a1', 'i5'],
  ])('%s: %j', (_, text, code, word, before, legal) => {
    const steps = stepsIn(before);
    const error: Refusal = { code, index: steps.length, word, before: steps, legal: stepsIn(legal) };
    expect(readMove(charybdis, position, text)).toEqual({ ok: false, error });
  });

  it.each([
    ['“A1, I5.”', 'a1,i5'],
    ['a1 – i5', 'a1,i5'],
    ['a1i5', 'a1,i5'],
    ['Pass!', 'pass'],
    ['I pass.', 'pass'],
  ])('but %j is read as %j', (text, canonical) => {
    expect(readMove(charybdis, position, text)).toMatchObject({ ok: true, value: { text: canonical } });
  });
});

describe('the text of a position', () => {
  it('round-trips with side, passes and goal', () => {
    for (const rest of ['W 0 stones', 'B 1 stones', 'W 1 connect', 'B 0 connect']) {
      const text = `..W${'.'.repeat(55)}B.. ${rest}`;
      const position = charybdis.parsePosition(text);
      expect(position && charybdis.formatPosition(position)).toBe(text);
    }
  });

  it.each([
    ['a short board', `${'.'.repeat(60)} W 0 stones`],
    ['an unknown stone', `${'.'.repeat(60)}x W 0 stones`],
    ['two passes', `${EMPTY} W 2 stones`],
    ['an unknown goal', `${EMPTY} W 0 most`],
    ['a full board', `${'W'.repeat(61)} W 0 stones`],
    ['a goal reached', `${'W'.repeat(60)}. B 0 connect`],
  ])('is refused with %s', (_, text) => {
    expect(charybdis.parsePosition(text)).toBeUndefined();
  });
});
