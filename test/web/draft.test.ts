/** A move in the making: pressed and typed are the same, for every game. */
import { describe, expect, it } from 'vitest';
import { allRules, asRulesId, rulesById } from '../../src/rules/index.ts';
import { emptyDraft, isFinal, isWhole, pressDraft, typeDraft, undoDraft } from '../../src/web/draft.ts';
import { playAtRandom, randomFrom, randomMove } from '../support/rules/randomPlay.ts';

const gameNamed = (id: string) => {
  const rules = rulesById(asRulesId(id));
  if (!rules) throw new Error(`no game ${id}`);
  return rules;
};
const startOf = (id: string) => {
  const rules = gameNamed(id);
  const options = Object.fromEntries(rules.options.map(({ name, values }) => [name, values[0] ?? '']));
  return { rules, options, position: rules.start(options).position };
};

describe.each(allRules.map(({ id }) => id))('a draft of %s', (id) => {
  it('is the same whether its text is typed or its steps are pressed', () => {
    const { rules, options } = startOf(id);
    const random = randomFrom(7);
    for (const { position, outcome } of playAtRandom(rules, options, random, 40)) {
      if (outcome) break;
      let draft = emptyDraft(rules, position);
      for (const step of randomMove(rules, position, random)) {
        const pressed = pressDraft(rules, position, draft, step);
        expect(pressed).toBeDefined();
        if (!pressed) break;
        draft = pressed;
        expect(typeDraft(rules, position, draft.text)).toEqual(draft);
      }
      expect(isWhole(draft)).toBe(true);
    }
  });

  it('begins anew on whatever can begin a move and cannot go on with a whole one', () => {
    const { rules, options } = startOf(id);
    const random = randomFrom(9);
    for (const { position, outcome } of playAtRandom(rules, options, random, 20)) {
      if (outcome) break;
      const whole = typeDraft(rules, position, rules.spell(position, randomMove(rules, position, random)));
      const origins = emptyDraft(rules, position).steps;
      for (const step of new Set([...origins, ...rules.board.cells.map(({ cell }) => cell)])) {
        if (whole.steps.includes(step) || whole.taken.at(-1) === step) continue;
        const pressed = pressDraft(rules, position, whole, step);
        expect(pressed?.taken).toEqual(origins.includes(step) ? [step] : undefined);
      }
    }
  });

  it('goes back step by step', () => {
    const { rules, options } = startOf(id);
    const random = randomFrom(8);
    for (const { position, outcome } of playAtRandom(rules, options, random, 20)) {
      if (outcome) break;
      const drafts = [emptyDraft(rules, position)];
      for (const step of randomMove(rules, position, random)) {
        const pressed = pressDraft(rules, position, drafts.at(-1) ?? emptyDraft(rules, position), step);
        if (pressed) drafts.push(pressed);
      }
      for (let last = drafts.pop(); last; last = drafts.pop()) {
        const before = drafts.at(-1);
        if (before) expect(undoDraft(rules, position, last)).toEqual(before);
      }
    }
  });
});

describe('pressing', () => {
  const { rules, position } = startOf('three-crowns');
  const a1 = pressDraft(rules, position, emptyDraft(rules, position), 'a1');

  it('takes back the last step when it is pressed again', () => {
    expect(a1?.taken).toEqual(['a1']);
    expect(a1 && pressDraft(rules, position, a1, 'a1')).toEqual(emptyDraft(rules, position));
  });

  it('chooses another piece when only one is chosen', () => {
    expect(a1 && pressDraft(rules, position, a1, 'h4')?.taken).toEqual(['h4']);
  });

  it('does nothing on a cell that cannot come next', () => {
    expect(a1 && pressDraft(rules, position, a1, 'e5')).toBeUndefined();
  });

  it('begins another move after a whole one, and does nothing on what cannot begin one', () => {
    const whole = a1 && pressDraft(rules, position, a1, 'a2');
    expect(whole?.text).toBe('a1-a2');
    expect(whole && pressDraft(rules, position, whole, 'h4')?.text).toBe('h4');
    expect(whole && pressDraft(rules, position, whole, 'a8')).toBeUndefined();
    expect(whole && pressDraft(rules, position, whole, 'e5')).toBeUndefined();
  });

  it('puts another last step into a move that is not whole yet', () => {
    const { rules: hibryd, position: start } = startOf('hibryd');
    const begun = ['f4-g3', 'a6-b5', 'b3-b4'].reduce(
      (at, move) => hibryd.play(at, [...move.split('-')]).position,
      start,
    );
    const halves = typeDraft(hibryd, begun, 'f3-f4/e3');
    const [other] = typeDraft(hibryd, begun, 'f3-f4').steps.filter((step) => step !== 'e3');
    expect(halves.mayEnd).toBe(false);
    expect(other && pressDraft(hibryd, begun, halves, other)?.taken).toEqual(['f3', 'f4', other]);
  });
});

describe('typing', () => {
  it.each([
    ['three-crowns', '', []],
    ['three-crowns', 'a', []],
    ['three-crowns', 'A1', ['a1']],
    ['three-crowns', 'a1 - a', ['a1']],
    ['threehex', '4', []],
    ['charybdis', 'PAS', []],
  ])('%s follows “%s” without a word of blame', (id, text, taken) => {
    const { rules, position } = startOf(id);
    expect(typeDraft(rules, position, text)).toMatchObject({ taken, text, refusal: undefined });
  });

  it('keeps what is legal before a wrong word, and says what is wrong', () => {
    const { rules, position } = startOf('three-crowns');
    const draft = typeDraft(rules, position, 'a1-e5');
    expect(draft).toMatchObject({
      taken: ['a1'],
      text: 'a1-e5',
      refusal: { code: 'ILLEGAL_STEP', word: 'e5' },
    });
    expect(isWhole(draft)).toBe(false);
    expect(undoDraft(rules, position, draft)).toMatchObject({ taken: ['a1'], text: 'a1' });
  });

  it('tells a whole move to which more may be added from a final one', () => {
    const { rules, position } = startOf('charybdis');
    expect(isFinal(typeDraft(rules, position, 'pass'))).toBe(true);
    const grown = rules.play(position, ['e5']).position;
    const draft = typeDraft(rules, rules.play(grown, ['pass']).position, 'e6');
    expect([isWhole(draft), isFinal(draft)]).toEqual([true, true]);
  });
});
