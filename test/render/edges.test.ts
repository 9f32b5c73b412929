/** Which player's plate stands at which edge of the board. */
import { expect, it } from 'vitest';
import { edgesOf } from '../../src/render/index.ts';
import { type AnyRules, allRules, completeOptions } from '../../src/rules/index.ts';

function positionOf(rules: AnyRules): unknown {
  const options = completeOptions(rules, {});
  if (!options.ok) throw new Error('no usual options');
  return rules.start(options.value).position;
}

it.each(allRules)('$id has each seat at one edge, the reader’s below', (rules) => {
  for (const side of rules.seats.keys()) {
    const { far, near } = edgesOf(rules, positionOf(rules), side);
    expect(near).toEqual([side]);
    expect([...far, ...near].toSorted()).toEqual([...rules.seats.keys()]);
  }
});

it('has Blue on the left and Black on the right in ThreeHex, as their armies stand', () => {
  const threehex = allRules.find(({ id }) => id === 'threehex');
  expect(threehex && edgesOf(threehex, positionOf(threehex), 0).far).toEqual([1, 2]);
  expect(threehex && edgesOf(threehex, positionOf(threehex), 1).far).toEqual([2, 0]);
});
