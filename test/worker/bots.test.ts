/** The same seed gives the same move in workerd as in Node, where `test/bots/versions.test.ts` runs. */
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { BOTS_VERSION } from '../../src/bots/index.ts';
import { allRules } from '../../src/rules/index.ts';
import { recorded } from '../bots/versions.ts';
import { choicesOf } from '../support/bots/choicesOf.ts';

it.each(allRules)('$id: machines play in workerd what they play in Node', (rules) => {
  expect(env.GAMES).toBeDefined();
  expect(choicesOf(rules)).toEqual(recorded[BOTS_VERSION]?.[rules.id]);
});
