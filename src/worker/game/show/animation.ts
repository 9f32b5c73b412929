/** A whole game as a film: which positions it shows, and for how long. */
import type { Shot } from '../../../render/index.ts';
import type { BoardWords } from '../../../words/index.ts';
import type { GameState } from '../evolve/state.ts';
import { scenesOf } from './drawnPosition.ts';

/** Of longer games every second position is shown, or every third: the film stays small and is soon drawn. */
const MOST_SHOTS = 200;
/** How long the whole should last, and what a position gets of that, in ms. */
const WHOLE = 90_000;
const SHORTEST = 350;
const LONGEST = 1200;
/** The result is looked at before it all begins again. */
const LAST = 5000;

/** The positions from the start to the newest, the newest held longest. */
export function shotsOf(words: BoardWords, { rules, options, turns }: GameState): readonly Shot[] {
  const stride = Math.ceil((turns.length + 1) / MOST_SHOTS);
  const delay = Math.min(LONGEST, Math.max(SHORTEST, WHOLE / (turns.length / stride + 1)));
  return Array.from(scenesOf(words, rules, options, turns), (scene, ply) => ({ scene, ply }))
    .filter(({ ply }) => ply % stride === 0 || ply === turns.length)
    .map(({ scene, ply }) => ({ scene, delay: ply === turns.length ? LAST : delay }));
}
