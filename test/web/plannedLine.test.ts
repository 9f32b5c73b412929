/** What of a tried line becomes one of a plan. */
import { expect, it } from 'vitest';
import type { BoardFacts } from '../../src/render/index.ts';
import { asRulesId, rulesById } from '../../src/rules/index.ts';
import { plannedLine } from '../../src/web/plannedLine.ts';
import { goToLine, tableOf } from '../../src/web/session.ts';
import { wordsOf } from '../../src/words/index.ts';

const RULES = asRulesId('three-crowns');

/** What Ada (seat 0), or whoever else reads, may plan after trying these moves from that ply of the game. */
function planned(
  turns: BoardFacts['turns'],
  ply: number,
  tried: readonly string[],
  reader: number | 'nobody' = 0,
) {
  const rules = rulesById(RULES);
  if (!rules) throw new Error('no such game');
  const table = tableOf(wordsOf('en'), rules, {
    rulesId: RULES,
    options: {},
    key: 'test',
    path: '/g/test',
    turns,
    ply: turns.length,
    names: ['Ada', 'Ben'],
    status: '',
    mine: undefined,
    ...(reader !== 'nobody' && { reader }),
  });
  return plannedLine(table, goToLine(table, ply, tried));
}

const FIRST = { seat: 0, move: 'a4-b4' };
const SECOND = { seat: 1, move: 'c8-d7' };
const THIRD = { seat: 0, move: 'b4-b3' };

it('is a line that ends with the reader’s own move', () => {
  expect(planned([FIRST], 1, ['c8-d7', 'b4-b3'])).toEqual({ moves: ['c8-d7', 'b4-b3'], isAnswered: true });
});

it('waits for the reader’s answer', () => {
  expect(planned([FIRST], 1, ['c8-d7'])).toEqual({ moves: ['c8-d7'], isAnswered: false });
});

it('counts from the newest position, if an older line has come to it', () => {
  const turns = [FIRST, SECOND, THIRD];
  const line = ['c8-d7', 'b4-b3', 'f8-f7', 'h6-g7'];
  expect(planned(turns, 1, line)).toEqual({ moves: ['f8-f7', 'h6-g7'], isAnswered: true });
  expect(planned(turns, 1, ['c8-d7', 'b4-c4', 'f8-f7', 'h6-g7'])).toBeUndefined();
  expect(planned(turns, 1, ['c8-d7', 'b4-b3'])).toBeUndefined();
});

it('is none on the reader’s own turn, for a spectator, and across a takeback', () => {
  expect(planned([FIRST, SECOND], 2, ['b4-b3'])).toBeUndefined();
  expect(planned([FIRST], 1, ['c8-d7', 'b4-b3'], 'nobody')).toBeUndefined();
  const back = { seat: 1, move: null, backTo: 1 } as const;
  expect(planned([FIRST, SECOND, back], 1, ['c8-d7', 'b4-b3'])).toBeUndefined();
  expect(planned([FIRST, SECOND, back], 3, ['c8-d7', 'b4-b3'])?.isAnswered).toBe(true);
});
