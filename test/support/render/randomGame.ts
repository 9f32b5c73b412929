/** Games played at random from a seed, for pictures of positions as they really come up. */
import { type AnyRules, completeOptions, type Piece, type Step } from '../../../src/rules/index.ts';
import { randomFrom, randomMove } from '../rules/randomPlay.ts';

export interface Snapshot {
  readonly before: readonly Piece[];
  readonly after: readonly Piece[];
  readonly steps: readonly Step[];
}

/** The boards before and after each of at most `plies` random moves. */
export function snapshotsOf(rules: AnyRules, seed: number, plies: number): readonly Snapshot[] {
  const random = randomFrom(seed);
  const options = completeOptions(rules, {});
  if (!options.ok) throw new Error('the defaults are refused');
  let standing = rules.start(options.value);
  const snapshots: Snapshot[] = [];
  while (snapshots.length < plies && !standing.outcome) {
    const { position } = standing;
    const steps = randomMove(rules, position, random);
    standing = rules.play(position, steps);
    snapshots.push({ before: rules.pieces(position), after: rules.pieces(standing.position), steps });
  }
  return snapshots;
}
