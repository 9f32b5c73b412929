/** Positions to begin with: every game reads its own, and says what is wrong with others. */
import { describe, expect, it } from 'vitest';
import {
  type AnyRules,
  allRules,
  completeOptions,
  endOf,
  legalMoves,
  POSITION,
  readLine,
  readSetUp,
} from '../../src/rules/index.ts';

const rulesNamed = (id: string): AnyRules => {
  const rules = allRules.find((each) => each.id === id);
  if (!rules) throw new Error(`no game ${id}`);
  return rules;
};

/** The standing some first moves into the game. */
function begun(rules: AnyRules, moves: number) {
  const options = completeOptions(rules, {});
  let standing = rules.start(options.ok ? options.value : {});
  for (let ply = 0; ply < moves && !standing.outcome; ply++) {
    const [move] = legalMoves(rules, standing.position);
    if (move) standing = rules.play(standing.position, move);
  }
  return standing;
}

describe.each(allRules.map((rules) => [rules.id, rules] as const))('%s', (_, rules) => {
  it('begins with a position of its own games, and goes on from there as they do', () => {
    const { position, toMove } = begun(rules, 7);
    const text = rules.formatPosition(position);
    const options = completeOptions(rules, { [POSITION]: `  ${text} ` });
    expect(options).toMatchObject({ ok: true, value: { [POSITION]: text } });
    const start = rules.start(options.ok ? options.value : {});
    expect(start.toMove).toBe(toMove);
    expect(rules.formatPosition(start.position)).toBe(text);
    expect([...legalMoves(rules, start.position)].length).toBe([...legalMoves(rules, position)].length);
  });

  it('refuses what is no position, without ever throwing', () => {
    const start = rules.formatPosition(begun(rules, 0).position);
    const broken = ['', '?', start.slice(1), start.replace(/ \S+$/, ''), `${start} x`, `${'b'.repeat(400)}`];
    for (const text of broken) {
      expect(readSetUp(rules, text)).toMatchObject({ ok: false, error: { example: start } });
      expect(completeOptions(rules, { [POSITION]: text })).toMatchObject({
        ok: false,
        error: { option: POSITION, legal: [start] },
      });
    }
  });

  it('reads a line up to the move that cannot be made', () => {
    const start = begun(rules, 0);
    const [move] = start.outcome ? [] : legalMoves(rules, start.position);
    const written = rules.spell(start.position, move ?? []);
    expect(readLine(rules, start, ` ${written}  `)).toMatchObject({
      ok: true,
      value: { turns: [{ seat: 0, move: written }] },
    });
    expect(readLine(rules, start, `${written} nonsense`)).toMatchObject({
      ok: false,
      error: { code: 'ILLEGAL_IN_LINE', number: 2, written: 'nonsense' },
    });
    expect(readLine(rules, start, 'x '.repeat(101))).toMatchObject({
      ok: false,
      error: { code: 'LINE_TOO_LONG', most: 100 },
    });
  });
});

it('reads a line of no moves, and none behind the end', () => {
  const charybdis = rulesNamed('charybdis');
  const start = begun(charybdis, 0);
  const line = readLine(charybdis, start, ' ');
  expect(line.ok && endOf(line.value)).toBe(start);
  expect(readLine(charybdis, start, 'pass pass e5')).toMatchObject({
    ok: false,
    error: { code: 'AFTER_END', number: 3, written: 'e5' },
  });
});

it('takes the options that a position settles from it, and no others', () => {
  const charybdis = rulesNamed('charybdis');
  const text = `${'.'.repeat(61)} B 1 connect`;
  expect(completeOptions(charybdis, { [POSITION]: text })).toEqual({
    ok: true,
    value: { goal: 'connect', [POSITION]: text },
  });
  expect(completeOptions(charybdis, { [POSITION]: text, goal: 'stones' })).toEqual({
    ok: false,
    error: { option: 'goal', value: 'stones', legal: ['connect'] },
  });
  const checkers = rulesNamed('three-way-checkers');
  const start = 'b/b.b/bbbbb/......./........./w.........r/www.......rrr/w.www.....rrr.r W 0 turn';
  expect(completeOptions(checkers, { [POSITION]: start })).toMatchObject({
    value: { first: 'white', win: 'turn' },
  });
});

it.each([
  ['three-crowns', 'bgb..bgb g 0 0 first', 'WRONG_ROWS'],
  [
    'three-crowns',
    'bgb..bgb/......./g......g/b......b/g......g/b......b/......../gbg..gbg g 0 0 first',
    'WRONG_CELLS',
  ],
  [
    'three-crowns',
    'bgb..bgb/......../g......g/b......b/g......g/b......b/......../gbg..gbg g 0 0',
    'WRONG_PARTS',
  ],
  [
    'three-crowns',
    'bgb..bgb/......../g......g/b......b/g......g/b......b/......../gbg..gbg x 0 0 -',
    'UNSOUND',
  ],
  // Three crowned stones stand in a row; three stones are captured.
  ['three-crowns', '......../......../..GGG.../......../.....b../......../......../........ b 0 0 -', 'OVER'],
  ['three-crowns', '......../......../..g...../......../.....b../......../......../........ g 0 3 -', 'OVER'],
  // Green cannot move.
  ['three-crowns', '......../......../......../......../......../bbb...../bbb...../gbb..... g 0 0 -', 'OVER'],
  // Only the kings are left.
  ['threehex-two', 'BK/2/3/4/5/6/7/8/9/10/11/12/13/13WK W - 0', 'OVER'],
  // Yellow has captured four Gray pieces.
  ['hibryd', 'g2:h1h2:f1f2f3f4 b7:a8b8:a6b6c6d6 b2:a2b1:a4b3c2d1 a5c3 2 YCM 400 - - - - - -', 'OVER'],
  // One King is left.
  ['hibryd', 'g2:h1h2:f1f2f3f4 - - a5c3 1 Ycm 000 - - - - - -', 'OVER'],
])('refuses in %s “%s”: %s', (id, text, code) => {
  expect(readSetUp(rulesNamed(id), text)).toMatchObject({ ok: false, error: { code } });
});

it('counts earlier occurrences of a position no more where a game begins with it', () => {
  const rules = rulesNamed('three-crowns');
  const text = '......../......../.g....../......../.....b../......../......../........ g 0 0 -';
  const setUp = readSetUp(rules, text);
  if (!setUp.ok) throw new Error('it is a position');
  const line = readLine(rules, setUp.value.standing, 'b6-a6 f4-g4 a6-b6 g4-f4 b6-a6 f4-g4');
  if (!line.ok) throw new Error('the line is legal');
  const again = readSetUp(rules, rules.formatPosition(endOf(line.value).position));
  if (!again.ok) throw new Error('nobody has won');
  const going = readLine(rules, again.value.standing, 'a6-b6 g4-f4');
  expect(going.ok && endOf(going.value).outcome).toBe(undefined);
  const gone = readLine(rules, endOf(line.value), 'a6-b6 g4-f4');
  expect(gone.ok && endOf(gone.value).outcome?.reason).toBe('THIRD_OCCURRENCE');
});
