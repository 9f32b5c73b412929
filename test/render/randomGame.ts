/** Games played at random from a seed, for pictures of positions as they really come up. */
import { type AnyGame, completeOptions, type Piece, type Step } from '../../src/rules/index.ts';

export interface Snapshot {
  readonly before: readonly Piece[];
  readonly after: readonly Piece[];
  readonly steps: readonly Step[];
}

/** Numbers from 0 up to 1, the same for the same seed (Mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function randomMove(game: AnyGame, position: unknown, random: () => number): readonly Step[] {
  const steps: Step[] = [];
  for (;;) {
    const { steps: legal, mayEnd } = game.next(position, steps);
    if (mayEnd && steps.length > 0 && (legal.length === 0 || random() < 0.3)) return steps;
    steps.push(legal[Math.floor(random() * legal.length)] as Step);
  }
}

/** The boards before and after each of at most `plies` random moves. */
export function playAtRandom(game: AnyGame, seed: number, plies: number): readonly Snapshot[] {
  const random = randomFrom(seed);
  const options = completeOptions(game, {});
  if (!options.ok) throw new Error('the defaults are refused');
  let standing = game.start(options.value);
  const snapshots: Snapshot[] = [];
  while (snapshots.length < plies && !standing.outcome) {
    const { position } = standing;
    const steps = randomMove(game, position, random);
    standing = game.play(position, steps);
    snapshots.push({ before: game.pieces(position), after: game.pieces(standing.position), steps });
  }
  return snapshots;
}
