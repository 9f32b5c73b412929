import { describe, expect, it } from 'vitest';
import { allRules, completeOptions, readMove, replay } from '../../../../src/rules/index.ts';
import { exampleIn } from '../../../../src/worker/game/evolve/turns.ts';

describe.each(allRules)('the example of a move of $id', (rules) => {
  const options = completeOptions(rules, {});
  const start = rules.start(options.ok ? options.value : {});

  it('is the one of the rules, as long as that is legal', () => {
    expect(exampleIn(rules, start)).toBe(rules.example);
  });

  it('is another legal move otherwise', () => {
    const after = replay(rules, [rules.example], start);
    const example = exampleIn(rules, after);
    expect(example).not.toBe(rules.example);
    expect(readMove(rules, after.position, example)).toMatchObject({ ok: true, value: { text: example } });
  });

  it('does not give away what is looked for', () => {
    const example = exampleIn(rules, start, (written) => written === rules.example);
    expect(example).not.toBe(rules.example);
    expect(readMove(rules, start.position, example).ok).toBe(true);
  });
});
