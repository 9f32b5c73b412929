/**
 * A machine's move can be computed again from a game's log, so machines never change under their version.
 * What each version plays is recorded in `versions.ts`; to change a machine, raise `BOTS_VERSION` and record
 * what the failing test prints. `test/worker/bots.test.ts` holds workerd to the same record.
 */
import { expect, it } from 'vitest';
import { BOTS_VERSION } from '../../src/bots/index.ts';
import { allRules } from '../../src/rules/index.ts';
import { choicesOf } from '../support/bots/choicesOf.ts';
import { recorded } from './versions.ts';

it.each(allRules)('$id: machines play what was recorded of their version', (rules) => {
  const present = choicesOf(rules);
  expect(present, `record of version ${BOTS_VERSION}: ${JSON.stringify({ [rules.id]: present })}`).toEqual(
    recorded[BOTS_VERSION]?.[rules.id],
  );
});
