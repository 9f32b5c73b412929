import { describe, expect, it } from 'vitest';
import { charybdis } from '../../../src/rules/charybdis/charybdis.ts';
import { square } from '../../../src/rules/charybdis-square/board.ts';
import { charybdisSquare } from '../../../src/rules/charybdis-square/charybdisSquare.ts';
import { readMove, replay, type Standing } from '../../../src/rules/index.ts';

/** Reads a diagram, rank 8 on top; `rest` is the side to move and the rim. */
function at(diagram: string, rest = 'W plain'): unknown {
  const ranks = diagram.split('\n').map((rank) => rank.replaceAll(/\s/g, ''));
  const position = charybdisSquare.parsePosition(`${ranks.reverse().join('')} ${rest}`);
  if (!position) throw new Error('not a position');
  return position;
}

const standing = (position: unknown): Standing<unknown> => ({
  position,
  toMove: charybdisSquare.toMove(position as never),
});

const played = (position: unknown, ...moves: readonly string[]): Standing<unknown> =>
  replay(charybdisSquare, moves, standing(position));

const stones = (position: unknown): Record<string, string> =>
  Object.fromEntries(
    charybdisSquare
      .pieces(position as never)
      .flatMap(({ cell, kind, symbol }) => (kind === 'stone' ? [[cell, symbol]] : [])),
  );

/** The cells that differ between the board before and after, with what stands on them then. */
function changes(position: unknown, move: string): Record<string, string> {
  const before = stones(position);
  const now = stones(played(position, move).position);
  return Object.fromEntries(Object.entries(now).filter(([cell, symbol]) => before[cell] !== symbol));
}

const nextAfter = (position: unknown, ...beginning: readonly string[]) => {
  const { steps, mayEnd } = charybdisSquare.next(position as never, beginning);
  return { steps: [...steps].sort(), mayEnd };
};

const start = (rim: string): unknown => charybdisSquare.start({ rim }).position;

describe('the board of Charybdis Square', () => {
  const rimOf = (rim: string): Record<string, string> =>
    Object.fromEntries(
      ['below', 'above', 'left', 'right'].map((side) => [
        side,
        charybdisSquare
          .pieces(start(rim) as never)
          .flatMap(({ cell, symbol }) => (cell.startsWith(side) ? symbol : []))
          .join(''),
      ]),
    );

  it('is rimmed by eight fixed stones a side, of one colour or of both', () => {
    expect(rimOf('plain')).toEqual({
      below: 'WWWWWWWW',
      above: 'WWWWWWWW',
      left: 'BBBBBBBB',
      right: 'BBBBBBBB',
    });
    expect(rimOf('mixed')).toEqual({
      below: 'WBWBWBWB',
      above: 'BWBWBWBW',
      left: 'BWBWBWBW',
      right: 'WBWBWBWB',
    });
  });

  it('has neighbours along ranks and files only, and lines that end in the stone beside the edge', () => {
    const { names, neighbours, rays, drawn } = square(8);
    const beside = (name: string) => neighbours[names.indexOf(name)]?.map((cell) => names[cell]).sort();
    expect(beside('d4')).toEqual(['c4', 'd3', 'd5', 'e4']);
    expect(beside('a1')).toEqual(['a2', 'b1']);
    const ends = rays[names.indexOf('c7')]?.map((line) => drawn.outside[(line.at(-1) ?? 0) - names.length]);
    expect(ends?.map((end) => end && [end.place, end.x, end.y])).toEqual([
      ['right7', 8, 6],
      ['above3', 2, 8],
      ['left7', -1, 6],
      ['below3', 2, -1],
    ]);
  });
});

describe('a turn of Charybdis Square', () => {
  const EMPTY_RANK = '. . . . . . . .\n';

  it('opens on any vacant cell and cannot be passed', () => {
    expect(nextAfter(start('plain')).steps).toHaveLength(64);
    expect(readMove(charybdisSquare, start('plain') as never, 'pass')).toMatchObject({ ok: false });
  });

  it('is over after founding, also diagonally beside an own stone, and captures nothing by it', () => {
    const position = at(
      `${EMPTY_RANK.repeat(4)}W B . . . . . .\n. . . . W . . .\n. . . . . . . .\n. . . . . . . .`,
    );
    expect(nextAfter(position, 'd4')).toEqual({ steps: [], mayEnd: true });
    expect(nextAfter(position, 'd2')).toEqual({ steps: [], mayEnd: true });
    const between = at(
      `${EMPTY_RANK.repeat(4)}. . . . B . . .\n. . . . . . . .\n${EMPTY_RANK}. . . . . . . .`,
      'W plain',
    );
    expect(changes(between, 'e5')).toEqual({ e5: 'W' });
  });

  it('captures along ranks and files at once, up to own and fixed stones, and not diagonally', () => {
    const position = at(
      `. . . B . . . .\n. . . B . . . .\n. . . B . . . .\n. . . . W . . .\n. . . B . B . .\n. . . W . . . .\n. . . . . . . .\n. . . . . . . .`,
    );
    // d6 to d8 are closed by White's rim above, d4 by d3; f4 lies on a diagonal.
    expect(changes(position, 'd5')).toEqual({ d5: 'W', d6: 'W', d7: 'W', d8: 'W', d4: 'W' });
    expect(
      changes(
        at(`${EMPTY_RANK.repeat(3)}B B . . . . . .\n. . W . . . . .\n${EMPTY_RANK.repeat(2)}. . . . . . . .`),
        'c5',
      ),
    ).toEqual({
      c5: 'W',
    });
  });

  it('uses a turned stone and one placed earlier in the turn to close a line; a turned stone captures nothing', () => {
    const position = at(
      `. . . . . . . .\n. . . . . . . .\n. . . . . . . .\n. . . . . . . .\n. W . B W . . .\n. . . B . . . .\n. . . . . . . .\n. . . W . . . .`,
    );
    // c4 turns d4; d3 between d4 and d1 stays, for d4 captures nothing and d2 is vacant.
    expect(changes(position, 'c4')).toEqual({ c4: 'W', d4: 'W' });
    expect(changes(position, 'c4,d2')).toEqual({ c4: 'W', d4: 'W', d2: 'W', d3: 'W' });
  });
});

describe('the end of Charybdis Square', () => {
  it.each([
    [40, [1, 0]],
    [32, [1 / 2, 1 / 2]],
    [20, [0, 1]],
  ])('comes with the full board: %i white stones', (whites, points) => {
    const position = charybdisSquare.parsePosition(
      `${'W'.repeat(whites)}${'B'.repeat(63 - whites)}. B mixed`,
    );
    const { outcome, position: full } = played(position, 'h8');
    expect(outcome).toEqual({ points, reason: 'FULL' });
    expect(outcome && charybdisSquare.endNotices?.(full as never, outcome)).toEqual([
      { code: 'COUNT', seat: 0, of: 1, counts: [whites, 64 - whites] },
    ]);
  });

  it('is for a side without stones not there: it founds', () => {
    const position = at(`W W W W W W W W\n${'. . . . . . . .\n'.repeat(6)}. . . . . . . .`, 'B plain');
    expect(nextAfter(position)).toMatchObject({ mayEnd: false });
    expect(nextAfter(position).steps).toHaveLength(56);
    expect(changes(position, 'a7')).toEqual({ a7: 'B' });
  });

  it('is lost by leaving, and counted by nobody then', () => {
    const left = charybdisSquare.withdraw(start('plain') as never, 0);
    expect(left.outcome).toEqual({ points: [0, 1], reason: 'WITHDRAWN' });
    if (left.outcome) expect(charybdisSquare.endNotices?.(left.position, left.outcome)).toEqual([]);
  });
});

it('seats White first, as stones and turns are written', () => {
  for (const { seats, start } of [charybdis, charybdisSquare]) {
    expect(seats.map(({ letter }) => letter)).toEqual(['W', 'B']);
    expect(start({}).toMove).toBe(0);
  }
});

describe('the text of a position', () => {
  const empty = '.'.repeat(64);

  it('round-trips with the side and the rim', () => {
    for (const text of [`${empty} W plain`, `${'W'.repeat(63)}. B mixed`]) {
      const position = charybdisSquare.parsePosition(text);
      expect(position && charybdisSquare.formatPosition(position)).toBe(text);
    }
  });

  it.each([
    ['an unknown rim', `${empty} W round`],
    ['no side', `${empty}  plain`],
    ['an unknown side', `${empty} R plain`],
    ['something behind', `${empty} W plain 1`],
    ['an unknown stone', `${empty.replace('.', 'X')} W plain`],
    ['a cell too few', `${empty.slice(1)} W plain`],
    ['a full board, where the game is over', `${'B'.repeat(64)} W plain`],
  ])('is refused with %s', (_, text) => {
    expect(charybdisSquare.parsePosition(text)).toBeUndefined();
  });
});
