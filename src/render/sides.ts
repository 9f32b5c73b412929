/** How a side looks: its colours, and a sign by which it is known without them. */
import type { AnyRules, Piece, Seat, SeatInfo } from '../rules/index.ts';
import { brightness, mix, WHITE } from './colours.ts';

export interface Side {
  readonly letter: string;
  readonly fill: string;
  /** The fill where it lies in shadow. */
  readonly shadow: string;
  readonly contour: string;
  /** Details on the fill. */
  readonly ink: string;
  /** On a figure's foot: nothing, a band, or points; stones and ghosts show it in their own way. */
  readonly sign: (typeof SIGNS)[number];
}

/** By army. */
const SIGNS = ['none', 'band', 'dotted'] as const;

const DARK_INK = '#2b251d';
export const NEUTRAL = '#a8a49c';

/** The colours that follow from a side's own. */
export function coloursOf(fill: string): Pick<Side, 'fill' | 'shadow' | 'contour' | 'ink'> {
  const bright = brightness(fill);
  if (bright > 0.8) return { fill, shadow: mix(fill, '#8a7a5c', 0.28), contour: '#40382c', ink: '#41392d' };
  if (bright < 0.3) return { fill, shadow: mix(fill, '#000000', 0.45), contour: '#0f0e0d', ink: '#d9d2c4' };
  const ink = bright > 0.6 ? DARK_INK : WHITE;
  return { fill, shadow: mix(fill, '#000000', 0.18), contour: mix(fill, '#000000', 0.6), ink };
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
  if (army === undefined) return { letter: '', ...coloursOf(NEUTRAL), sign: 'none' };
  const info = armiesOf(rules)[army];
  const sign = SIGNS[army];
  if (!info || !sign) throw new Error(`no look for army ${army} of ${rules.id}`);
  return { letter: info.letter, ...coloursOf(info.colour), sign };
}
