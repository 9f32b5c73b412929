/**
 * From the board's own units to pixels. Boards are stretched slightly (three percent at most) so that rows
 * and columns of cells are whole pixels apart. Everything then sits on whole pixels, which makes SVG and PNG
 * agree, and all cells are identical to the pixel, which makes PNGs small.
 */
import type { AnyRules, BoardCell, CellShape } from '../rules/index.ts';
import type { Point, Text } from './elements.ts';
import { smallestGap } from './numbers.ts';
import { boardFrom, type View } from './views.ts';

/** For a page or a letter, and for a list of games; the sizes of which the atlas has sprites. */
export const SIZES = ['full', 'thumbnail'] as const;
/** The diagrams of rule sheets are never composed as PNG. */
export type Size = (typeof SIZES)[number] | 'diagram';

/** A picture's width in pixels: at most `most`, ideally close to it, and more than `least`. */
const WIDTH = {
  full: { most: 556, least: 496 },
  thumbnail: { most: 240, least: 200 },
  diagram: { most: 400, least: 340 },
} as const;
const PADDING = { full: 10, thumbnail: 4, diagram: 6 } as const;
/** How far back deflate looks for repeated bytes. */
const WINDOW = 32_768;
/** Half of the space that a label needs, in board units. */
const LABEL_REACH = 0.26;
/**
 * The pieces' radius relative to the distance from their cell's center to its sides, of which triangles have
 * little.
 */
const RADIUS = { usual: 0.8, inTriangles: 0.95 };

/** A cell's place; the point is its center. */
export interface Place extends Point {
  readonly cell: BoardCell;
  readonly outline: readonly Point[];
}

export interface Layout {
  readonly size: Size;
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
  /** Coordinates around the board. */
  readonly labels: readonly Text[];
  /** Whether empty cells show their names. */
  readonly hasNames: boolean;
  /** Where pieces beside the board go. */
  readonly outside: ReadonlyMap<string, Point>;
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

type Board = AnyRules['board'];

/** The points, in board units with y down, that must fit inside the picture. */
function extentOf(board: Board): { left: number; right: number; top: number; bottom: number } {
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
function unitOf(size: Size, span: number, columnGap: number, pitch: number): number {
  const widthOf = (unit: number) => Math.ceil(span * unit) + 2 * PADDING[size];
  const isInReach = (unit: number) => Math.round(pitch * unit) * (widthOf(unit) + 1) <= WINDOW;
  const { most, least } = WIDTH[size];
  const greatest = Math.floor((columnGap * (most - 2 * PADDING[size])) / span) / columnGap;
  for (let unit = greatest; widthOf(unit) > least; unit -= 1 / columnGap) if (isInReach(unit)) return unit;
  return greatest;
}

const layouts = new WeakMap<Board, Map<Size, Layout>>();

/** Where everything on the game's board goes, in pixels, as an army sees it. */
export function layoutOf(rules: AnyRules, view?: View, size: Size = 'full'): Layout {
  const board = boardFrom(rules, view);
  const made = layouts.get(board) ?? new Map<Size, Layout>();
  const known = made.get(size);
  if (known) return known;
  const layout = layOut(board, size);
  layouts.set(board, made.set(size, layout));
  return layout;
}

function layOut(board: Board, size: Size): Layout {
  const padding = PADDING[size];
  const hasWriting = size !== 'thumbnail';
  const drawn = hasWriting ? board : { ...board, labels: [] };
  const { left, right, top, bottom } = extentOf(drawn);
  const columnGap = smallestGap(board.cells.map(({ x }) => x));
  const rowGap = smallestGap(board.cells.map(({ y }) => y));
  const pitch = Math.max(...board.cells.map(({ shape }) => PITCH[shape]));
  const unit = unitOf(size, right - left, columnGap, pitch);
  const scale = { x: unit, y: Math.round(rowGap * unit) / rowGap };
  const [first] = board.cells;
  if (!first) throw new Error('a board without cells');
  // The first cell's center is on a whole pixel, and therefore so are all the others.
  const origin = {
    x: Math.round(padding + (first.x - left) * scale.x),
    y: Math.round(padding + (-first.y - top) * scale.y),
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
    return [cell.cell, { ...centre, cell, outline }];
  });
  return {
    size,
    width: Math.ceil((right - left) * scale.x) + 2 * padding,
    height: Math.ceil((bottom - top) * scale.y) + 2 * padding,
    scale,
    shapes,
    room,
    radius: Math.round((shapes.includes('triangleUp') ? RADIUS.inTriangles : RADIUS.usual) * room),
    places: new Map(places),
    labels: drawn.labels.map((label) => ({ text: label.text, ...whole(label) })),
    hasNames: hasWriting && board.namesInCells,
    outside: new Map(board.outside.map(({ place, ...at }): [string, Point] => [place, whole(at)])),
  };
}
