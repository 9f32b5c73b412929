/**
 * The last part of a picture's URL. `12.png` is the board after twelve turns from the first seat's side,
 * `12.2.png` the same from the second seat's, `12.b.png` from the side of the army with the letter B,
 * `9-12.b.png` with all turns after the ninth marked, `12.b.small.png` the thumbnail, and `12.b.card.png` a
 * card for links. The boards that such an address shows never change.
 */
import { armyByLetter, armyLetter, type Size, type View } from '../../../render/index.ts';
import type { AnyRules, Seat } from '../../../rules/index.ts';

export interface PictureName {
  readonly ply: number;
  /** Marked are the turns from this ply on. */
  readonly since?: number;
  readonly view?: View;
  /** The seat whose side is nearest, where its army is not known; the first, if there is neither. */
  readonly seat?: Seat;
  readonly size?: Size;
  /** A card with the players' names and scores. */
  readonly isCard?: true;
}

const PATTERN = /^(?:(\d{1,5})-)?(\d{1,5})(?:\.([a-z1-9]))?(\.small|\.card)?\.png$/;

export function formatPictureName(
  rules: AnyRules | undefined,
  { ply, since, view, seat, size, isCard }: PictureName,
): string {
  const span = since === undefined || since >= ply - 1 ? `${ply}` : `${since}-${ply}`;
  const army = view === undefined || !rules ? '' : `.${armyLetter(rules, view).toLowerCase()}`;
  const side = army === '' && seat !== undefined ? `.${seat + 1}` : army;
  return `${span}${side}${isCard ? '.card' : size === 'thumbnail' ? '.small' : ''}.png`;
}

/** The ply that a name speaks of; undefined if it is no picture's. */
export function plyOfPicture(name: string): number | undefined {
  const ply = PATTERN.exec(name)?.[2];
  return ply === undefined ? undefined : Number(ply);
}

/** What the name asks for in a game by these rules; undefined if it is no picture's or names no such side. */
export function parsePictureName(rules: AnyRules, name: string): PictureName | undefined {
  const [found, since, ply, side, kind] = PATTERN.exec(name) ?? [];
  if (found === undefined) return undefined;
  const seat = side !== undefined && /\d/.test(side) ? Number(side) - 1 : undefined;
  const view = side === undefined || seat !== undefined ? undefined : armyByLetter(rules, side);
  if (side !== undefined && !rules.seats[seat ?? 0]) return undefined;
  if (side !== undefined && seat === undefined && view === undefined) return undefined;
  if (since !== undefined && Number(since) >= Number(ply)) return undefined;
  return {
    ply: Number(ply),
    ...(since !== undefined && { since: Number(since) }),
    ...(view !== undefined && { view }),
    ...(seat !== undefined && { seat }),
    ...(kind === '.small' && { size: 'thumbnail' as const }),
    ...(kind === '.card' && { isCard: true as const }),
  };
}
