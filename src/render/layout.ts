/**
 * From the board's own units to pixels. Boards are stretched slightly (three percent at most) so that rows
 * and columns of cells are whole pixels apart. Everything then sits on whole pixels, which makes SVG and PNG
 * agree, and all cells are identical to the pixel, which makes PNGs small.
 */
import type { AnyRules, BoardCell, CellShape, Seat } from '../rules/index.ts';
import type { Point } from './elements.ts';
import { smallestGap } from './numbers.ts';
import { armiesOf } from './sides.ts';

/** A picture's width in pixels: at most `most`, ideally close to it, and more than `least`. */
const WIDTH = { most: 600, least: 540 };
/** How far back deflate looks for repeated bytes. */
const WINDOW = 32_768;
const PADDING = 10;
/** One line of the legend: a sample of the side's pieces, and its name. */
const LEGEND_LINE = { width: 120, height: 34 };
/** Half of the space that a label needs, in board units. */
const LABEL_REACH = 0.26;
/**
 * The pieces' radius relative to the distance from their cell's center to its sides: alone, and next to the
 * cell's name.
 */
const RADIUS = { alone: 0.8, besideName: 0.66 };
/**
 * How far below the center a piece and its cell's name are when both are shown, relative to the same
 * distance.
 */
const BELOW: Readonly<Record<CellShape, { readonly piece: number; readonly name: number }>> = {
  square: { piece: -0.22, name: 0.7 },
  hexFlat: { piece: -0.22, name: 0.7 },
  hexPointy: { piece: -0.2, name: 0.68 },
  triangleUp: { piece: 0.2, name: -0.85 },
  triangleDown: { piece: -0.2, name: 0.85 },
};

/** A cell's place; the point is its center. */
export interface Place extends Point {
  readonly cell: BoardCell;
  /** The y of its pieces' center, straight above or below the cell's own. */
  readonly pieceY: number;
  /** The y of the center of the cell's name, if it is printed. */
  readonly nameY: number;
  readonly outline: readonly Point[];
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Pixels per unit of the board, across and down. */
  readonly scale: Point;
  readonly shapes: readonly CellShape[];
  /** Pixels from the center to the sides, in the narrowest cells. */
  readonly room: number;
  /** The pieces' radius in pixels. */
  readonly radius: number;
  readonly places: ReadonlyMap<string, Place>;
  readonly labels: readonly (Point & { readonly text: string })[];
  /** Where pieces beside the board go. */
  readonly outside: ReadonlyMap<string, Point>;
  /** The left end of each side's sample of pieces. */
  readonly legend: readonly (Point & { readonly seat: Seat })[];
}

const around = (count: number, radius: number, firstDegrees: number): readonly Point[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = ((firstDegrees + (360 / count) * index) * Math.PI) / 180;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });

/** Corners around the centre, y downwards, for neighbours one unit apart (triangles: sides of one unit). */
const CORNERS: Readonly<Record<CellShape, readonly Point[]>> = {
  square: around(4, Math.SQRT1_2, 45),
  hexPointy: around(6, 1 / Math.sqrt(3), 30),
  hexFlat: around(6, 1 / Math.sqrt(3), 0),
  triangleUp: around(3, 1 / Math.sqrt(3), -90),
  triangleDown: around(3, 1 / Math.sqrt(3), 90),
};

/** A cell's corners around 0,0 in pixels, moved `inset` pixels inward on every side. */
export function outlineOf(shape: CellShape, scale: Point, inset = 0): readonly Point[] {
  const less = inset / INRADIUS[shape];
  return CORNERS[shape].map(({ x, y }) => ({ x: x * (scale.x - less), y: y * (scale.y - less) }));
}

/** The distance from a cell's centre to its sides, in board units. */
const INRADIUS: Readonly<Record<CellShape, number>> = {
  square: 0.5,
  hexPointy: 0.5,
  hexFlat: 0.5,
  triangleUp: 1 / Math.sqrt(12),
  triangleDown: 1 / Math.sqrt(12),
};

/** The points, in board units with y down, that must fit inside the picture. */
function extentOf({ board }: AnyRules): { left: number; right: number; top: number; bottom: number } {
  const points = [
    ...board.cells.flatMap(({ x, y, shape }) => CORNERS[shape].map((at) => ({ x: x + at.x, y: at.y - y }))),
    ...board.labels.flatMap(({ x, y }) => [
      { x: x - LABEL_REACH, y: -y - LABEL_REACH },
      { x: x + LABEL_REACH, y: -y + LABEL_REACH },
    ]),
    ...board.outside.flatMap(({ x, y }) => [
      { x: x - 0.4, y: -y - 0.4 },
      { x: x + 0.4, y: -y + 0.4 },
    ]),
  ];
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** The distance from a row of cells to the next row like it, in board units. */
const PITCH: Readonly<Record<CellShape, number>> = {
  square: 1,
  hexPointy: Math.sqrt(3) / 2,
  hexFlat: 1,
  triangleUp: Math.sqrt(3) / 2,
  triangleDown: Math.sqrt(3) / 2,
};

/**
 * Pixels per unit for a board `span` units wide, with its columns whole pixels apart. If going slightly
 * below the greatest width lets deflate reach the row of cells above, PNGs become much smaller.
 */
function unitOf(span: number, columnGap: number, pitch: number): number {
  const widthOf = (unit: number) => Math.ceil(span * unit) + 2 * PADDING;
  const isInReach = (unit: number) => Math.round(pitch * unit) * (widthOf(unit) + 1) <= WINDOW;
  const most = Math.floor((columnGap * (WIDTH.most - 2 * PADDING)) / span) / columnGap;
  for (let unit = most; widthOf(unit) > WIDTH.least; unit -= 1 / columnGap) if (isInReach(unit)) return unit;
  return most;
}

/** The legend's lines: in the upper left corner if the board leaves it free, otherwise in a row below. */
function legendOf(
  armies: readonly Seat[],
  drawn: readonly Point[],
  scale: Point,
  width: number,
  boardHeight: number,
): { readonly legend: Layout['legend']; readonly isBelow: boolean } {
  const right = PADDING + LEGEND_LINE.width + scale.x / 2;
  const bottom = PADDING + LEGEND_LINE.height * armies.length + scale.y / 2;
  const isBelow = drawn.some(({ x, y }) => x <= right && y <= bottom);
  const legend = armies.map((seat) => {
    const y = PADDING + LEGEND_LINE.height / 2;
    if (!isBelow) return { seat, x: 2 * PADDING, y: y + seat * LEGEND_LINE.height };
    const middle = Math.round((width * (seat + 0.5)) / armies.length);
    return { seat, x: middle - LEGEND_LINE.width / 3, y: boardHeight - PADDING + LEGEND_LINE.height / 2 };
  });
  return { legend, isBelow };
}

const layouts = new WeakMap<AnyRules, Layout>();

/** Where everything on the game's board goes, in pixels. */
export function layoutOf(rules: AnyRules): Layout {
  const known = layouts.get(rules);
  if (known) return known;
  const { board } = rules;
  const { left, right, top, bottom } = extentOf(rules);
  const columnGap = smallestGap(board.cells.map(({ x }) => x));
  const rowGap = smallestGap(board.cells.map(({ y }) => y));
  const unit = unitOf(right - left, columnGap, Math.max(...board.cells.map(({ shape }) => PITCH[shape])));
  const scale = { x: unit, y: Math.round(rowGap * unit) / rowGap };
  const width = Math.ceil((right - left) * scale.x) + 2 * PADDING;
  const boardHeight = Math.ceil((bottom - top) * scale.y) + 2 * PADDING;
  const [first] = board.cells;
  if (!first) throw new Error(`${rules.id} has a board without cells`);
  // The first cell's center is on a whole pixel, and therefore so are all the others.
  const origin = {
    x: Math.round(PADDING + (first.x - left) * scale.x),
    y: Math.round(PADDING + (-first.y - top) * scale.y),
  };
  const whole = ({ x, y }: Point): Point => ({
    x: Math.round(origin.x + (x - first.x) * scale.x),
    y: Math.round(origin.y - (y - first.y) * scale.y),
  });
  const shapes = [...new Set(board.cells.map(({ shape }) => shape))];
  const room = Math.min(...shapes.map((shape) => INRADIUS[shape])) * Math.min(scale.x, scale.y);
  const places = board.cells.map((cell): [string, Place] => {
    const centre = whole(cell);
    const outline = outlineOf(cell.shape, scale).map(({ x, y }) => ({ x: centre.x + x, y: centre.y + y }));
    const below = board.namesInCells ? BELOW[cell.shape] : { piece: 0, name: 0 };
    const pieceY = centre.y + Math.round(below.piece * room);
    const nameY = centre.y + Math.round(below.name * room);
    return [cell.cell, { ...centre, cell, outline, pieceY, nameY }];
  });
  const labels = board.labels.map((label) => ({ text: label.text, ...whole(label) }));
  const outside = board.outside.map(({ place, ...at }): [string, Point] => [place, whole(at)]);
  const drawn = [...places.flatMap(([, { outline }]) => outline), ...labels, ...outside.map(([, at]) => at)];
  const { legend, isBelow } = legendOf([...armiesOf(rules).keys()], drawn, scale, width, boardHeight);
  const layout: Layout = {
    width,
    height: boardHeight + (isBelow ? LEGEND_LINE.height : 0),
    scale,
    shapes,
    room,
    radius: Math.round((board.namesInCells ? RADIUS.besideName : RADIUS.alone) * room),
    places: new Map(places),
    labels,
    outside: new Map(outside),
    legend,
  };
  layouts.set(rules, layout);
  return layout;
}
