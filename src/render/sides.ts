/**
 * How a side looks: its colour, and the shape under its figures, so that sides differ even without colour.
 * The first is round, the second square, the third a bulging triangle; neutral pieces are hexagonal.
 */
import type { AnyRules, Piece, Seat, SeatInfo } from '../rules/index.ts';
import { brightness, mix, WHITE } from './colours.ts';
import { decimal, element, type Point, polygon } from './elements.ts';

export interface Side {
  readonly letter: string;
  readonly fill: string;
  readonly rim: string;
  /** The colour of lettering and figures on the fill. */
  readonly ink: string;
  /** The shape around 0,0, filled and outlined, about as wide as a disc of this radius. */
  readonly base: (radius: number, fill: string, rim: string, rimWidth: number) => string;
}

type Base = Side['base'];

const round: Base = (radius, fill, rim, rimWidth) =>
  element('circle', { r: radius, fill, stroke: rim, 'stroke-width': rimWidth });

const square: Base = (radius, fill, rim, rimWidth) => {
  const half = radius * 0.9;
  const box = { x: -half, y: -half, width: 2 * half, height: 2 * half, rx: half * 0.28 };
  return element('rect', { ...box, fill, stroke: rim, 'stroke-width': rimWidth });
};

const bulging: Base = (radius, fill, rim, rimWidth) => {
  const [top, right, left] = [-90, 30, 150].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return `${decimal(radius * 1.13 * Math.cos(angle))} ${decimal(radius * 1.13 * Math.sin(angle))}`;
  });
  const bend = decimal(radius * 1.5);
  const arc = `A${bend} ${bend} 0 0 1 `;
  const d = `M${top}${arc}${right}${arc}${left}${arc}${top}Z`;
  return element('path', { d, fill, stroke: rim, 'stroke-width': rimWidth, 'stroke-linejoin': 'round' });
};

const hexagonal: Base = (radius, fill, rim, rimWidth) => {
  const corners: Point[] = [0, 60, 120, 180, 240, 300].map((degrees) => ({
    x: radius * Math.cos((degrees * Math.PI) / 180),
    y: radius * Math.sin((degrees * Math.PI) / 180),
  }));
  return polygon(corners, { fill, stroke: rim, 'stroke-width': rimWidth, 'stroke-linejoin': 'round' });
};

const BASES: readonly Base[] = [round, square, bulging];

const DARK_INK = '#1f1b16';
const NEUTRAL = '#a8a49c';

function rimOf(fill: string): string {
  const bright = brightness(fill);
  return bright > 0.75 ? '#4a443a' : mix(fill, '#000000', 0.5);
}

/** Who owns pieces: the factions, in games that have them, otherwise the seats. */
export const armiesOf = (rules: AnyRules): readonly SeatInfo[] => rules.factions ?? rules.seats;

/** The letter that stands for an army in addresses; '' if there is no such army. */
export const armyLetter = (rules: AnyRules, army: Seat): string => armiesOf(rules)[army]?.letter ?? '';

/** The army with the letter, in either case. */
export function armyByLetter(rules: AnyRules, letter: string): Seat | undefined {
  const army = armiesOf(rules).findIndex((info) => info.letter === letter.toUpperCase());
  return army < 0 ? undefined : army;
}

/** Whose side of the board a seat sees nearest: that of its army; undefined before it has taken one. */
export function viewOf(rules: AnyRules, position: unknown, seat: Seat): Seat | undefined {
  return rules.factions ? rules.factionOf?.(position, seat) : seat;
}

/** The pieces in play. Those beside the cells are part of the board's drawing. */
export function onCells({ board }: AnyRules, pieces: readonly Piece[]): readonly Piece[] {
  const beside = new Set(board.outside.map(({ place }) => place));
  return beside.size === 0 ? pieces : pieces.filter(({ cell }) => !beside.has(cell));
}

/** The look of an army, or of the neutral pieces; throws for a fourth army. */
export function sideOf(rules: AnyRules, army: Seat | undefined): Side {
  if (army === undefined) {
    return { letter: '', fill: NEUTRAL, rim: rimOf(NEUTRAL), ink: DARK_INK, base: hexagonal };
  }
  const info = armiesOf(rules)[army];
  const base = BASES[army];
  if (!info || !base) throw new Error(`no look for army ${army} of ${rules.id}`);
  const ink = brightness(info.colour) > 0.55 ? DARK_INK : WHITE;
  return { letter: info.letter, fill: info.colour, rim: rimOf(info.colour), ink, base };
}
