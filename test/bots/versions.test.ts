/**
 * A machine's move can be computed again from a game's log, so machines never change under their version.
 * What each version plays is recorded in `versions.ts`; to change a machine, raise its version in `levels.ts`
 * and record what the failing test prints. `test/worker/bots.test.ts` holds workerd to the same record.
 */
import { expect, it } from 'vitest';
import { LEVELS, versionOf } from '../../src/bots/index.ts';
import { allRules } from '../../src/rules/index.ts';
import { choicesOf } from '../support/bots/choicesOf.ts';
import { recorded } from './versions.ts';

it.each(allRules)('$id: machines play what was recorded of their versions', (rules) => {
  const present = choicesOf(rules);
  for (const level of LEVELS) {
    const version = versionOf(rules.id, level);
    expect(present[level], `${rules.id}, ${level}, version ${version}: ${present[level]}`).toEqual(
      recorded[rules.id][level][version],
    );
  }
});
