/** What a version of rules is known by: `test/rules/versions.json` records it. */
import { createHash } from 'node:crypto';
import { movesOrSteps } from '../../../scripts/rules/trace.ts';
import { type AnyRules, completeOptions } from '../../../src/rules/index.ts';
import { playAtRandom, randomFrom } from './randomPlay.ts';

const GAMES = 8;
const PLIES = 60;
/** Moves are listed in one position of so many: listing is slow. */
const EVERY = 6;

export const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/**
 * A digest of what rules make of games at random, with each value of each option, and of every seat's
 * leaving.
 */
export function playOf(rules: AnyRules): string {
  const told: unknown[] = [rules.seats.length, rules.options, rules.words];
  for (let seed = 1; seed <= GAMES; seed++) {
    const options = completeOptions(
      rules,
      Object.fromEntries(rules.options.map(({ name, values }) => [name, values[seed % values.length] ?? ''])),
    );
    if (!options.ok) throw new Error('not an option');
    let ply = 0;
    for (const { position, toMove, outcome } of playAtRandom(rules, options.value, randomFrom(seed), PLIES)) {
      told.push([rules.formatPosition(position), toMove, outcome]);
      if (outcome || ply++ % EVERY > 0) continue;
      told.push([...movesOrSteps(rules, position)].sort());
      told.push(rules.seats.map((_, seat) => rules.withdraw(position, seat).outcome));
    }
  }
  return digest(JSON.stringify(told));
}
