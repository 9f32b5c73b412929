import { expect, it } from 'vitest';
import { asRulesId, rulesById } from '../../../../src/rules/index.ts';
import { asAccountId, asGameId, parseGameId } from '../../../../src/worker/game/model/ids.ts';
import { signLink } from '../../../../src/worker/links.ts';

const game = asGameId('abcdefghijkl');
const account = asAccountId('ada');

it('never takes the id of a game for that of rules, or of an account', () => {
  // @ts-expect-error: a game's id names no rules.
  expect(rulesById(game)).toBeUndefined();
  // @ts-expect-error: nor does plain text.
  expect(rulesById(String('three-crowns'))?.author).toBe('Larry Back');
  // @ts-expect-error: two ids changed places.
  expect(signLink('secret', { purpose: 'unsubscribe', account: game, game: account })).not.toBe('');
  expect(rulesById(asRulesId('three-crowns'))?.author).toBe('Larry Back');
});

it('takes from a route only what can be the id of a game', () => {
  expect(parseGameId('abcdefghijkl')).toBe(game);
  expect(['', 'abcdefghijk', 'ABCDEFGHIJKL', 'watch.abcdefghijkl'].map(parseGameId)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
