/** The step protocol, shown on 3 Crowns. */
import { describe, expect, it } from 'vitest';
import { square } from '../../src/rules/charybdis-square/board.ts';
import { charybdisSquareOn } from '../../src/rules/charybdis-square/charybdisSquare.ts';
import {
  type AnyRules,
  allRules,
  asRulesId,
  byStep,
  completeOptions,
  consider,
  known,
  legalMoves,
  listMoves,
  nextAmong,
  perft,
  play,
  rulesById,
  sideOf,
  unreachable,
} from '../../src/rules/index.ts';

const game = (id: string): AnyRules => known(rulesById(asRulesId(id)), id);
const threeCrowns = game('three-crowns');
const standing = threeCrowns.start({});
const { position } = standing;

describe('consider', () => {
  it('offers, before the first step, whatever can move', () => {
    expect(consider(threeCrowns, position, [])).toEqual({
      ok: true,
      value: {
        steps: ['a1', 'a4', 'a6', 'b8', 'c1', 'f1', 'g8', 'h1', 'h4', 'h6'],
        mayEnd: false,
        pieces: threeCrowns.pieces(position),
        text: '',
      },
    });
  });

  it('offers what may follow, with a preview of the board', () => {
    const considered = consider(threeCrowns, position, ['f1', 'e2']);
    expect(considered).toMatchObject({ ok: true, value: { steps: [], mayEnd: true, text: 'f1-e2' } });
    const cells = considered.ok ? considered.value.pieces.map(({ cell }) => cell) : [];
    expect(cells).toContain('e2');
    expect(cells).not.toContain('f1');
  });

  it('refuses what begins no move', () => {
    expect(consider(threeCrowns, position, ['f1', 'f3'])).toEqual({
      ok: false,
      error: {
        code: 'ILLEGAL_STEP',
        index: 1,
        word: 'f3',
        before: ['f1'],
        legal: ['e1', 'e2', 'f2', 'g2'],
      },
    });
  });
});

describe('play', () => {
  it('gives the canonical text, the steps and the next standing', () => {
    expect(play(threeCrowns, position, ['f1', 'e2'])).toMatchObject({
      ok: true,
      value: { steps: ['f1', 'e2'], text: 'f1-e2', standing: { toMove: 1 } },
    });
  });

  it('tells of steps as they were typed', () => {
    expect(play(threeCrowns, position, ['f1', 'f3'], ['F1', 'F3'])).toMatchObject({
      ok: false,
      error: { word: 'F3', before: ['f1'] },
    });
  });

  it.each([
    [[], 'EMPTY', 0],
    [['f1'], 'UNFINISHED', 1],
    [['f1', 'e2', 'e3'], 'SURPLUS_STEP', 2],
    [['e4'], 'ILLEGAL_STEP', 0],
  ])('refuses %j as %s', (steps, code, index) => {
    expect(play(threeCrowns, position, steps)).toMatchObject({ ok: false, error: { code, index } });
  });
});

describe('lists of moves', () => {
  it('are the same from the step protocol and from the game', () => {
    const spelt = (moves: Iterable<readonly string[]>) => [...moves].map((move) => move.join(' ')).sort();
    expect(spelt(legalMoves(threeCrowns, position))).toEqual(spelt(listMoves(threeCrowns, position)));
  });

  it('continue a beginning', () => {
    const moves = [['a', 'b'], ['a', 'b', 'c'], ['d']];
    expect(nextAmong(moves, [])).toEqual({ steps: ['a', 'd'], mayEnd: false });
    expect(nextAmong(moves, ['a', 'b'])).toEqual({ steps: ['c'], mayEnd: true });
    expect(nextAmong(moves, ['d'])).toEqual({ steps: [], mayEnd: true });
  });
});

describe('a step that `next` never offers', () => {
  it.each(allRules.map((rules) => [rules.id, rules] as const))('of %s is a bug, and throws', (_, rules) => {
    const options = completeOptions(rules, {});
    const { position: start } = rules.start(options.ok ? options.value : {});
    expect(() => rules.play(start, ['z99'])).toThrow();
  });
});

describe('what cannot be missing', () => {
  it('throws where it is, by name', () => {
    expect(known(0, 'a cell')).toBe(0);
    expect(() => known(undefined, 'a cell')).toThrow('missing: a cell');
    expect(() => unreachable('left out' as never)).toThrow('left out');
  });
});

describe('the side of a seat', () => {
  const hibryd = game('hibryd');
  const begun = hibryd.start({}).position;

  it('is the faction it has taken, and the seat itself before that or without factions', () => {
    const taken = hibryd.play(begun, ['b3', 'b4']).position;
    expect([0, 1].map((seat) => sideOf(hibryd, begun, seat).letter)).toEqual(['F', 'S']);
    expect([0, 1].map((seat) => sideOf(hibryd, taken, seat).letter)).toEqual(['M', 'S']);
    expect([0, 1].map((seat) => sideOf(threeCrowns, position, seat).letter)).toEqual(['G', 'B']);
    expect(() => sideOf(threeCrowns, position, 2)).toThrow('three-crowns has no seat 2');
  });
});

describe('perft', () => {
  it('counts lines of play, none of them beyond the end of a game', () => {
    expect([0, 1, 2].map((depth) => perft(threeCrowns, standing, depth))).toEqual([1, 32, 1028]);
    expect(perft(threeCrowns, threeCrowns.withdraw(position, 0), 2)).toBe(0);
  });

  it('counts turns of games that list none', () => {
    const small = charybdisSquareOn(square(2));
    // Two turns found a group each, on one of four cells and on one of the three left.
    expect([1, 2].map((depth) => perft(small, small.start({}), depth))).toEqual([4, 12]);
  });
});

describe('steps', () => {
  it('are sorted by value where they are numbers', () => {
    expect(['100', '9', '22', 'Q', 'O-O', 'B'].sort(byStep)).toEqual(['9', '22', '100', 'B', 'O-O', 'Q']);
    expect(['e10', 'e2', 'a1'].sort(byStep)).toEqual(['a1', 'e10', 'e2']);
    expect(byStep('e2', 'e2')).toBe(0);
  });
});

describe('options', () => {
  const charybdis = game('charybdis');

  it('are completed with their defaults', () => {
    expect(completeOptions(charybdis, {})).toEqual({ ok: true, value: { goal: 'stones' } });
    expect(completeOptions(charybdis, { goal: 'connect' })).toEqual({ ok: true, value: { goal: 'connect' } });
    expect(completeOptions(threeCrowns, {})).toEqual({ ok: true, value: {} });
  });

  it('are refused by name and by value', () => {
    expect(completeOptions(charybdis, { goal: 'luck' })).toEqual({
      ok: false,
      error: { option: 'goal', value: 'luck', legal: ['stones', 'connect'] },
    });
    expect(completeOptions(charybdis, { size: '5' })).toEqual({
      ok: false,
      error: { option: 'size', value: '5', legal: ['goal'] },
    });
    expect(completeOptions(charybdis, JSON.parse('{"__proto__": "x"}'))).toMatchObject({ ok: false });
  });
});
