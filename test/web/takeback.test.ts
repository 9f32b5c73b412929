import { expect, it } from 'vitest';
import type { BoardFacts } from '../../src/render/index.ts';
import { asRulesId, rulesById } from '../../src/rules/index.ts';
import { momentsOf } from '../../src/web/moment.ts';

it('shows the earlier position again after moves were taken back, and goes on from it', () => {
  const rules = rulesById(asRulesId('three-crowns'));
  if (!rules) throw new Error('no 3 Crowns');
  const facts: BoardFacts = {
    rulesId: rules.id,
    options: {},
    key: '',
    path: undefined,
    turns: [
      { seat: 0, move: 'f1-e2' },
      { seat: 1, move: 'a3-b3' },
      { seat: 0, move: null, backTo: 0 },
      { seat: 0, move: 'f1-e1' },
    ],
    ply: 4,
    names: [],
    status: '',
    mine: undefined,
  };
  const positions = momentsOf(rules, facts).map(({ standing }) => rules.formatPosition(standing.position));
  expect(positions[3]).toBe(positions[0]);
  expect(new Set(positions).size).toBe(4);
});
