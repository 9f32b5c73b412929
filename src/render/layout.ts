/**
 * From the board's own units to pixels. Boards are stretched by a little (three per cent at most) so that
 * rows and columns of cells lie whole pixels apart: what is placed stands on whole pixels, which makes SVG
 * and PNG agree, and all cells are alike to the pixel, which makes PNGs small.
 */
import type { AnyRules, BoardCell, CellShape, Seat } from '../rules/index.ts';
import type { Point } from './elements.ts';
import { smallestGap } from './numbers.ts';
import { armiesOf } from './sides.ts';

/** Pictures are as wide as `most`, or little less, and wider than `least`, in pixels. */
const WIDTH = { most: 600, least: 540 };
/** How far back deflate finds bytes that repeat. */
const WINDOW = 32_768;
const PADDING = 10;
/** A line of the legend: a sample of the side's pieces, and its name. */
const LEGEND_LINE = { width: 120, height: 34 };
/** Half of the space that a label needs, in board units. */
const LABEL_REACH = 0.26;
/**
 * Pieces' radius in parts of the room from their cell's centre to its sides: alone, and beside the cell's
 * name.
 */
const RADIUS = { alone: 0.8, besideName: 0.66 };
/** How far below the centre a piece and its cell's name stand side by side, in parts of the room. */
const BELOW: Readonly<Record<CellShape, { readonly piece: number; readonly name: number }>> = {
  square: { piece: -0.22, name: 0.7 },
  hexFlat: { piece: -0.22, name: 0.7 },
  hexPointy: { piece: -0.2, name: 0.68 },
  triangleUp: { piece: 0.2, name: -0.85 },
  triangleDown: { piece: -0.2, name: 0.85 },
};

/** A cell's place: the point is its centre. */
export interface Place extends Point {
  readonly cell: BoardCell;
  /** Where pieces have their centre, straight above or below the cell's. */
  readonly pieceY: number;
  /** Where the cell's name has its centre, when it is printed. */
  readonly nameY: number;
  readonly outline: readonly Point[];
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Pixels for a unit of the board, across and down. */
  readonly scale: Point;
  readonly shapes: readonly CellShape[];
  /** Pixels from the centre to the sides of the narrowest cells. */
  readonly room: number;
  /** The pieces' radius in pixels. */
  readonly radius: number;
  readonly places: ReadonlyMap<string, Place>;
  readonly labels: readonly (Point & { readonly text: string })[];
  /** Where pieces stand beside the cells. */
  readonly outside: ReadonlyMap<string, Point>;
  /** Where the sample of each side's pieces has its left end. */
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

/** A cell's corners around 0,0 in pixels, drawn in by `inset` pixels on every side. */
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

/** The board in board units, y downwards: the points that must be inside the picture. */
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

/** From a row of cells to the next that is like it, in board units. */
const PITCH: Readonly<Record<CellShape, number>> = {
  square: 1,
  hexPointy: Math.sqrt(3) / 2,
  hexFlat: 1,
  triangleUp: Math.sqrt(3) / 2,
  triangleDown: Math.sqrt(3) / 2,
};

/**
 * Pixels for a unit of a board that is `span` units wide, its columns whole pixels apart. Where a little less
 * than the greatest width brings each row of cells within deflate's reach of the row above, PNGs become much
 * smaller.
 */
function unitOf(span: number, columnGap: number, pitch: number): number {
  const widthOf = (unit: number) => Math.ceil(span * unit) + 2 * PADDING;
  const isInReach = (unit: number) => Math.round(pitch * unit) * (widthOf(unit) + 1) <= WINDOW;
  const most = Math.floor((columnGap * (WIDTH.most - 2 * PADDING)) / span) / columnGap;
  for (let unit = most; widthOf(unit) > WIDTH.least; unit -= 1 / columnGap) if (isInReach(unit)) return unit;
  return most;
}

/**
 * The legend's lines: in the upper left corner where the board leaves it free, otherwise in a row below the
 * board.
 */
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

/** Where everything of the game's board is, in pixels. */
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
  // The first cell's centre is on a whole pixel, and so are all the others.
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
