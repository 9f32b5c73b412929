/** The same seed gives the same move in workerd as in Node, where `test/bots/versions.test.ts` runs. */
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { LEVELS, versionOf } from '../../src/bots/index.ts';
import { allRules } from '../../src/rules/index.ts';
import { recorded } from '../bots/versions.ts';
import { choicesOf } from '../support/bots/choicesOf.ts';

it.each(allRules)('$id: machines play in workerd what they play in Node', (rules) => {
  expect(env.GAMES).toBeDefined();
  const present = choicesOf(rules);
  for (const level of LEVELS) {
    expect(present[level]).toEqual(recorded[rules.id][level][versionOf(rules.id, level)]);
  }
});
