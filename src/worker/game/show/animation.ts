/** A whole game as an animation: which positions it shows, and for how long each. */
import type { Shot } from '../../../render/index.ts';
import type { BoardWords } from '../../../words/index.ts';
import type { GameState } from '../evolve/state.ts';
import { scenesOf } from './drawnPosition.ts';

/** Of longer games only every second position is shown, or every third, so that the animation stays small. */
const MOST_SHOTS = 200;
/** How long the animation should last, and the least and the most that a position is shown, in ms. */
const WHOLE = 90_000;
const SHORTEST = 350;
const LONGEST = 1200;
/** The newest position stays for a while before the animation begins again. */
const LAST = 5000;

export function shotsOf(words: BoardWords, { rules, options, turns }: GameState): readonly Shot[] {
  const stride = Math.ceil((turns.length + 1) / MOST_SHOTS);
  const delay = Math.min(LONGEST, Math.max(SHORTEST, WHOLE / (turns.length / stride + 1)));
  return Array.from(scenesOf(words, rules, options, turns), (scene, ply) => ({ scene, ply }))
    .filter(({ ply }) => ply % stride === 0 || ply === turns.length)
    .map(({ scene, ply }) => ({ scene, delay: ply === turns.length ? LAST : delay }));
}
