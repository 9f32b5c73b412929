/** The colours of the printed board: paper, ink, cell tints, and the styles of the sides. */

export const PAPER = '#faf8f3';
export const INK = '#3d372e';
/** The second outline of a throne. */
export const THRONE_LINE = '#8d8168';
/** Coordinates around the board. */
export const LABEL = '#5a5143';
/** Names in empty cells. */
export const NAME = '#8b7a58';
export const WHITE = '#ffffff';
/** The halo around what is drawn over a mark or a piece, so that it shows on any ground. */
export const HALO = '#fffdf7';

/** Marks: what moved, what is in danger, what may be chosen; and arrows. */
export const AMBER_LINE = '#8a5a00';
export const RED = '#b3261e';
export const BLUE = '#2b5fa5';
export const ARROW = '#a4661c';

export const TINTS: Readonly<Record<string, string>> = {
  light: '#f3ead7',
  mid: '#e3d3b3',
  dark: '#cdb78f',
  white: '#fffdf7',
  blue: '#cfdcea',
  red: '#efd2c9',
  green: '#d9e6c8',
  throneBlue: '#9fbbd9',
  throneRed: '#e0a797',
  throneGreen: '#b2cf92',
};

/** The colour of a cell's tint; throws for an unknown one. */
export function tintColour(tint: string): string {
  const colour = TINTS[tint];
  if (colour === undefined) throw new Error(`no colour for the tint ${tint}`);
  return colour;
}

type Rgb = readonly [number, number, number];

const parseColour = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

/** `part` (0..1) of the way from one `#rrggbb` to another. */
export function mix(from: string, to: string, part: number): string {
  const target = parseColour(to);
  const mixed = parseColour(from).map((value, index) =>
    Math.round(value + ((target[index] ?? 0) - value) * part),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Perceived brightness, 0..1 (Rec. 601 weights). */
export function brightness(hex: string): number {
  const [red, green, blue] = parseColour(hex);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}
