/** What a task asks of a move, as data: needs that its deeds must meet, all of them. */
import { type Seat, unreachable } from '../rules/index.ts';
import type { Deeds } from './deeds.ts';

export type Need =
  | { readonly code: 'WINS' }
  | { readonly code: 'TAKES' | 'TURNS'; readonly least: number }
  /** A piece of one's own becomes one of the kind; or one of the others' does. */
  | { readonly code: 'MAKES' | 'LOWERS'; readonly kind: string }
  /** Something is said of the turn or of the position after it; or nothing of the kind is. */
  | { readonly code: 'TELLS' | 'SPARES'; readonly notice: string }
  | { readonly code: 'STANDS'; readonly kind: string; readonly cell: string }
  /** A count of one's own has come to so many. */
  | { readonly code: 'SCORES'; readonly score: string; readonly least: number };

const isWinOf = (mover: Seat, points: readonly number[]): boolean =>
  points.every((each, seat) => seat === mover || each < (points[mover] ?? 0));

export function isMet(need: Need, deeds: Deeds): boolean {
  switch (need.code) {
    case 'WINS':
      return deeds.outcome !== undefined && isWinOf(deeds.mover, deeds.outcome.points);
    case 'TAKES':
      return deeds.taken >= need.least;
    case 'TURNS':
      return deeds.turned >= need.least;
    case 'MAKES':
      return (deeds.made[need.kind] ?? 0) > 0;
    case 'LOWERS':
      return (deeds.lowered[need.kind] ?? 0) > 0;
    case 'TELLS':
      return deeds.notices.has(need.notice);
    case 'SPARES':
      return !deeds.notices.has(need.notice);
    case 'STANDS':
      return deeds.own.some(({ kind, cell }) => kind === need.kind && cell === need.cell);
    case 'SCORES':
      return deeds.scores.some(({ code, count }) => code === need.score && count >= need.least);
    default:
      return unreachable(need);
  }
}
