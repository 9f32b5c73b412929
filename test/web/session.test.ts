/** Looking, trying and playing on one board. */
import { describe, expect, it } from 'vitest';
import type { BoardFacts } from '../../src/render/index.ts';
import { asRulesId, rulesById } from '../../src/rules/index.ts';
import { featsOf } from '../../src/web/feats.ts';
import {
  goTo,
  goToLine,
  isExploring,
  isForReal,
  lastPly,
  momentOf,
  press,
  type Session,
  type Table,
  tableOf,
  tryDraft,
  type,
  undo,
} from '../../src/web/session.ts';
import { describeCell, describeDraft, describeSession, signsOf, wordLabel } from '../../src/web/words.ts';
import { wordsOf } from '../../src/words/index.ts';

const words = wordsOf('en');

const gameNamed = (id: string) => {
  const rules = rulesById(asRulesId(id));
  if (!rules) throw new Error(`no game ${id}`);
  return rules;
};

function factsOf(id: string, moves: readonly string[], mine?: number): BoardFacts {
  const rules = gameNamed(id);
  return {
    rulesId: asRulesId(id),
    options: Object.fromEntries(rules.options.map(({ name, values }) => [name, values[0] ?? ''])),
    key: 'test',
    path: '/g/test',
    turns: moves.map((move, ply) => ({ seat: ply % rules.seats.length, move })),
    ply: moves.length,
    names: ['Ada', 'Ben', 'Cleo'].slice(0, rules.seats.length),
    status: 'It is your turn.',
    mine: mine === undefined ? undefined : { seat: mine, nonce: 'nonce' },
  };
}

const tableFor = (id: string, moves: readonly string[], mine?: number): Table =>
  tableOf(words, gameNamed(id), factsOf(id, moves, mine));

const pressAll = (table: Table, session: Session, steps: readonly string[]): Session =>
  steps.reduce((at, step) => press(table, at, step), session);

describe('trying moves', () => {
  const table = tableFor('three-crowns', ['a1-a2']);
  const start = goTo(table, lastPly(table));

  it('carries out a move that nothing can be added to, for one side after the other', () => {
    const { line } = pressAll(table, start, ['a8', 'a7', 'a2', 'a1']);
    expect(line.map(({ turn }) => turn)).toEqual([
      { seat: 1, move: 'a8-a7' },
      { seat: 0, move: 'a2-a1' },
    ]);
  });

  it('takes back first the steps, then the moves', () => {
    const tried = pressAll(table, start, ['a8', 'a7', 'a2']);
    const back = undo(table, tried);
    expect(back).toMatchObject({ line: [{}], draft: { taken: [] } });
    expect(undo(table, back)).toEqual(start);
    expect([isExploring(tried), isExploring(back), isExploring(start)]).toEqual([true, true, false]);
  });

  it('goes on from any position of the game', () => {
    const tried = pressAll(table, goTo(table, 0), ['h4', 'g4']);
    expect([tried.ply, tried.line.length]).toEqual([0, 1]);
    expect(goToLine(table, 0, ['h4-g4'])).toEqual(tried);
  });

  it('follows a kept line as far as it is legal', () => {
    expect(goToLine(table, 0, ['h4-g4', 'h4-g4']).line.length).toBe(1);
    expect(goToLine(table, 99, ['h4-g4'])).toEqual(start);
  });

  it('waits for a word where more may be added', () => {
    const grown = tableFor('charybdis', ['e5', 'pass', 'a1', 'pass']);
    const session = pressAll(grown, goTo(grown, 4), ['e6']);
    expect(session.line).toEqual([]);
    expect(describeDraft(grown, session)).toBe('After e6: try it, or go on.');
    expect(tryDraft(grown, session).line.map(({ turn }) => turn?.move)).toEqual(['e6']);
  });
});

describe('playing', () => {
  const table = tableFor('three-crowns', ['a1-a2'], 1);
  const start = goTo(table, 1);

  it('is for real only at the newest position, with nothing tried', () => {
    expect(isForReal(table, start)).toBe(true);
    expect(isForReal(table, goTo(table, 0))).toBe(false);
    expect(isForReal(table, tryDraft(table, type(table, start, 'a8-a7')))).toBe(false);
    expect(isForReal(tableFor('three-crowns', ['a1-a2'], 0), start)).toBe(false);
  });

  it('shows the whole move and does not carry it out', () => {
    const session = pressAll(table, start, ['a8', 'a7']);
    expect(session.line).toEqual([]);
    expect(session.draft?.text).toBe('a8-a7');
    expect(describeDraft(table, session)).toBe('The board after a8-a7, not played yet.');
  });
});

describe('the words', () => {
  const facts = factsOf('three-crowns', ['a1-a2', 'a8-a7']);
  const table = tableOf(words, gameNamed('three-crowns'), facts);

  it('tell how a position came about', () => {
    expect(describeSession(table, facts, goTo(table, 0))).toBe('Ada (Green) is to move.');
    expect(describeSession(table, facts, goTo(table, 1))).toBe(
      'Move 1: Ada (Green) a1-a2. Ben (Black) is to move.',
    );
    expect(describeSession(table, facts, goTo(table, 2))).toBe('It is your turn.');
    expect(describeSession(table, facts, goToLine(table, 1, ['h3-g3']))).toBe(
      'Move 2, only tried: Ben (Black) h3-g3. Ada (Green) is to move.',
    );
  });

  it('tell what stands on a cell and what may be done with it', () => {
    const rules = gameNamed('hibryd');
    const { pieces } = momentOf(tableFor('hibryd', []), { ply: 0, line: [], draft: undefined });
    const onH1 = pieces.find(({ kind }) => kind === 'king');
    expect(describeCell(words, rules, onH1?.cell ?? '', onH1, 'none')).toMatch(
      /^[a-h]\d, (Yellow|Cyan|Magenta) King$/,
    );
    expect(describeCell(words, rules, 'c3', undefined, 'legal')).toBe('c3, empty, can be chosen');
  });

  it.each([
    ['threehex', 'Q', 'Queen'],
    ['threehex', 'O-O', 'O-O'],
    ['charybdis', 'pass', 'Pass'],
  ])('of %s put %s on a button as %s', (id, step, label) => {
    expect(wordLabel(words, gameNamed(id), step)).toBe(label);
  });
});

describe('signs in the list of moves', () => {
  const signs = (id: string, moves: readonly string[]) => {
    const { rules, moments } = tableFor(id, moves);
    const [before, after] = moments.slice(-2);
    return before && after ? signsOf(words, featsOf(rules, before, after)).map(({ sign }) => sign) : [];
  };

  it('tell captures, also of neutral pieces, and crownings', () => {
    expect(signs('three-crowns', ['a1-a2'])).toEqual([]);
    expect(signs('hibryd', ['f4-g3', 'a6-b5', 'b3-b4', 'f3-f4/e3-d3', 'c6-d5/e1-e2'])).toEqual(['×']);
  });
});
