/** A whole game as an animation: which positions it shows, and how long each one stays. */
import { type Shot, viewFrom } from '../../../render/index.ts';
import type { Seat } from '../../../rules/index.ts';
import type { GameState } from '../evolve/state.ts';
import { scenesOf } from './drawnPosition.ts';

/** Longer games show only every second position, or every third and so on, to keep the animation small. */
const MOST_SHOTS = 200;
/** How long the animation should last, and the shortest and longest time a position is shown, in ms. */
const WHOLE = 90_000;
const SHORTEST = 350;
const LONGEST = 1200;
/** The newest position stays for a while before the animation starts over. */
const LAST = 5000;

/** `seat`: whose side of the board is nearest; the same throughout, also before it has taken an army. */
export function shotsOf({ rules, options, turns, standing }: GameState, seat: Seat): readonly Shot[] {
  const stride = Math.ceil((turns.length + 1) / MOST_SHOTS);
  const delay = Math.min(LONGEST, Math.max(SHORTEST, WHOLE / (turns.length / stride + 1)));
  const view = viewFrom(rules, standing.position, seat);
  return Array.from(scenesOf(rules, options, turns, view), (scene, ply) => ({ scene, ply }))
    .filter(({ ply }) => ply % stride === 0 || ply === turns.length)
    .map(({ scene, ply }) => ({ scene, delay: ply === turns.length ? LAST : delay }));
}
