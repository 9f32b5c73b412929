/** Whose link opens a plan. */
import type { Seat } from '../../rules/index.ts';
import type { GameSnapshot } from '../game/model/snapshot.ts';

interface OpenedLink {
  readonly snapshot: GameSnapshot;
  readonly seat: Seat;
  readonly ply: number;
}

/**
 * An older link does not open its seat's plan, because it may be quoted in a forwarded letter: only one after
 * which nobody else has moved.
 */
export const opensPlan = ({ snapshot, seat, ply }: OpenedLink): boolean =>
  snapshot.turns.slice(ply).every((turn) => turn.seat === seat);
