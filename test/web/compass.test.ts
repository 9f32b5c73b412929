/** The arrow keys on hexes, triangles and squares. */
import { describe, expect, it } from 'vitest';
import { allRules, asRulesId, rulesById } from '../../src/rules/index.ts';
import { DIRECTIONS, type Direction, type Walk, walk, walkFrom } from '../../src/web/compass.ts';

const cellsOf = (id: string) => rulesById(asRulesId(id))?.board.cells ?? [];

function go(id: string, from: string, keys: string): readonly string[] {
  const cells = cellsOf(id);
  const start = cells.find(({ cell }) => cell === from);
  if (!start) throw new Error(`no cell ${from}`);
  const directions: Readonly<Record<string, Direction>> = { '<': 'left', '>': 'right', '^': 'up', v: 'down' };
  const walks: Walk[] = [walkFrom(start)];
  for (const key of keys) walks.push(walk(cells, walks.at(-1) as Walk, directions[key] as Direction));
  return walks.slice(1).map(({ cell }) => cell);
}

describe('an arrow key', () => {
  it.each([
    ['three-crowns', 'a1', '^>v<', ['a2', 'b2', 'b1', 'a1']],
    ['three-crowns', 'h8', '>^', ['h8', 'h8']],
  ])('on %s goes from %s by %s', (id, from, keys, cells) => {
    expect(go(id, from, keys)).toEqual(cells);
  });

  it('goes up and down over hexes without drifting', () => {
    const up = go('charybdis', 'e5', '^^');
    expect(new Set(up).size).toBe(2);
    expect(go('charybdis', 'e5', '^^vv').at(-1)).toBe('e5');
  });

  it.each(allRules.map(({ id }) => id))('reaches every cell of %s', (id) => {
    const cells = cellsOf(id);
    const seen = new Set([cells[0]?.cell ?? '']);
    for (const from of seen) {
      const start = cells.find(({ cell }) => cell === from);
      if (start) for (const direction of DIRECTIONS) seen.add(walk(cells, walkFrom(start), direction).cell);
    }
    expect(seen.size).toBe(cells.length);
  });

  it.each(allRules.map(({ id }) => id))('always goes the way it points on %s', (id) => {
    const cells = cellsOf(id);
    const at = new Map(cells.map((cell) => [cell.cell, cell]));
    for (const start of cells) {
      for (const direction of DIRECTIONS) {
        const end = at.get(walk(cells, walkFrom(start), direction).cell);
        if (!end || end === start) continue;
        const [dx, dy] = [end.x - start.x, end.y - start.y];
        const isRight = { left: dx < 0, right: dx > 0, up: dy > 0, down: dy < 0 }[direction];
        expect(isRight).toBe(true);
        expect(Math.hypot(dx, dy)).toBeLessThan(2.01);
      }
    }
  });
});
