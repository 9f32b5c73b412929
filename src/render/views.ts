/**
 * The board as it lies before a player: turned so that the player's own army is nearest. Cells keep their
 * names; only their places change.
 */
import type { AnyRules, BoardTurn, Seat } from '../rules/index.ts';
import type { Point } from './elements.ts';

type Board = AnyRules['board'];

/** The army whose side of the board is nearest; undefined: the board as its rules describe it. */
export type View = Seat | undefined;

/** Places closer than this, in board units, are the same. */
const NEAR = 0.01;

/** The point turned, y growing upward. */
function turnedAround(centre: Point, { x, y }: Point, by: BoardTurn): Point {
  if (by === 'flipped') return { x, y: 2 * centre.y - y };
  const angle = (by * Math.PI) / 180;
  const [cos, sin] = by === 180 ? [-1, 0] : [Math.cos(angle), Math.sin(angle)];
  const [dx, dy] = [x - centre.x, y - centre.y];
  return { x: centre.x + dx * cos - dy * sin, y: centre.y + dx * sin + dy * cos };
}

/**
 * Where the point goes. On boards that a turn carries onto themselves it is exactly one of the places there
 * are, so that rounding cannot shift a cell by a pixel.
 */
function turner(places: readonly Point[], centre: Point, by: BoardTurn): (point: Point) => Point {
  return (point) => {
    const turned = turnedAround(centre, point, by);
    const known = places.find(({ x, y }) => Math.abs(x - turned.x) < NEAR && Math.abs(y - turned.y) < NEAR);
    return known ? { x: known.x, y: known.y } : turned;
  };
}

function turn(board: Board, by: BoardTurn): Board {
  const { cells, outside, labels } = board;
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;
  const centre = { x: mean(xs), y: mean(ys) };
  const isBeside = (values: readonly number[], at: number) =>
    at < Math.min(...values) || at > Math.max(...values);
  const turnCell = turner(cells, centre, by);
  const turnOutside = turner(outside, centre, by);
  return {
    ...board,
    cells: cells.map((cell) => ({ ...cell, ...turnCell(cell) })),
    outside: outside.map((place) => ({ ...place, ...turnOutside(place) })),
    // Coordinates stay below and on the left of the board, next to the files and ranks that they name.
    labels: labels.map((label) => {
      const turned = turnedAround(centre, label, by);
      return {
        ...label,
        x: isBeside(xs, label.x) ? label.x : turned.x,
        y: isBeside(ys, label.y) ? label.y : turned.y,
      };
    }),
  };
}

const turnedBoards = new WeakMap<AnyRules, Map<BoardTurn, Board>>();

/** The game's board as the army sees it. */
export function boardFrom(rules: AnyRules, view: View): Board {
  const by = view === undefined ? 0 : (rules.board.views[view] ?? 0);
  if (by === 0) return rules.board;
  const made = turnedBoards.get(rules) ?? new Map<BoardTurn, Board>();
  const known = made.get(by);
  if (known) return known;
  const board = turn(rules.board, by);
  turnedBoards.set(rules, made.set(by, board));
  return board;
}
