/** What a machine plays: a pure function of the position, its level and budget, and a seed. */
import type { AnyRules } from '../rules/index.ts';
import type { Budget, Level } from './levels.ts';
import { type Chosen, chooseAtRandom, chooseByLooks } from './onePly.ts';
import { randomFrom } from './random.ts';
import { searchFrom } from './search.ts';

export function think(
  rules: AnyRules,
  position: unknown,
  level: Level,
  budget: Budget,
  seed: string,
): Chosen {
  const thought = beginThought(rules, position, level, budget, seed);
  for (;;) {
    const chosen = thought.goOn();
    if (chosen) return chosen;
  }
}

/** Thinking that takes several slices. */
export interface Thought {
  /** Thinks for one slice more; returns the move after the last one. */
  goOn(): Chosen | undefined;
}

export function beginThought(
  rules: AnyRules,
  position: unknown,
  level: Level,
  { nodes, slices }: Budget,
  seed: string,
): Thought {
  const random = randomFrom(seed);
  if (level !== 'master') {
    const choose = level === 'clerk' ? chooseByLooks : chooseAtRandom;
    return { goOn: () => choose(rules, position, nodes, random) };
  }
  const search = searchFrom(rules, position, random);
  let left = slices;
  return {
    goOn() {
      search.advance(nodes);
      left--;
      return left > 0 ? undefined : search.choose();
    },
  };
}
