/** The rules' command line: what it answers, and a few times as it is called. */
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { answer } from '../../scripts/rules/verbs.ts';
import { ok, refuse } from '../../src/rules/index.ts';

function rules(args: readonly string[], input = ''): { out: string; err: string; code: number | null } {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['scripts/rules.ts', ...args], {
    input,
    encoding: 'utf8',
  });
  return { out: stdout, err: stderr, code: status };
}

/** What a question is answered that must not be refused. */
function told(verb: string, ...args: readonly string[]): string {
  const answered = answer(verb, args);
  if (!answered.ok) throw new Error(answered.error);
  return answered.value;
}

describe('npm run rules', () => {
  it('lists the games with their options', () => {
    const games = told('games');
    expect(games).toContain('three-crowns  3 Crowns (Larry Back, 2001)\n');
    expect(games).toContain('goal=stones|connect');
  });

  it('shows the board, the position, the side to move and what it must know', () => {
    const { out, code } = rules(['show', 'three-crowns', 'F1 - E2.', 'h5-g5']);
    expect(code).toBe(0);
    expect(out).toMatch(/^8 {2}b {3}g/);
    expect(out).toContain(
      'bgb..bgb/......../g......g/b.....b./g......g/b......b/....g.../gbg...bg g 0 0 e2\n',
    );
    expect(out).toContain('To move: Green\nIn its second turn Green must move the stone of its first: e2.\n');
  });

  it('shows the result of a finished game', () => {
    const there = ['h4-g4', 'h5-g5', 'g4-h4', 'g5-h5'];
    expect(told('show', 'three-crowns', ...there, ...there)).toMatch(
      /\nDraw between Green and Black: third occurrence of a position\.$/,
    );
  });

  it('lists legal moves, one a line; of Charybdis the cells that may come first', () => {
    expect(told('legal', 'three-crowns', 'f1-e2', 'h5-g5')).toBe(
      'e2-d1\ne2-d2\ne2-d3\ne2-e1\ne2-e3\ne2-f1\ne2-f2\ne2-f3',
    );
    expect(told('legal', 'charybdis', 'goal=connect').split('\n')).toHaveLength(62);
  });

  it('counts lines of play', () => {
    expect(answer('perft', ['three-crowns', '2'])).toEqual(ok('1028'));
  });

  it('traces each line of JSON, and answers a wrong one with its error', () => {
    const lines = [
      '\uFEFF{"game":"three-crowns","options":{},"moves":[]}',
      '',
      '{"game":"three-crowns","moves":["f1-e2","f1-e2"]}',
      '{"game":"chess","options":{},"moves":[]}',
      '{"game":"three-crowns","options":{},"moves":"f1-e2"}',
      'f1-e2',
      '{"game":"three-crowns","options":[],"moves":[]}',
    ];
    const { out, code } = rules(['trace'], lines.join('\n'));
    expect(code).toBe(0);
    const [traced, ...errors] = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(traced).toMatchObject({
      trace: [{ ply: 0, toMove: 0, count: 32 }],
      end: { over: false, points: null, reason: null },
    });
    expect(errors).toEqual([
      { error: expect.stringContaining('ply 1: "f1-e2" is not legal') },
      { error: expect.stringContaining('no game "chess"') },
      { error: '"moves" is not a list of texts' },
      { error: 'not a line of JSON' },
      { error: '"options" is not an object of texts' },
    ]);
  });

  it('helps', () => {
    expect(told('help')).toContain('usage: ');
  });

  it.each<[string[], string]>([
    [[], 'usage: '],
    [['perft', 'three-crowns', '5e24'], '"5e24" is not a number of plies, which is 0 to 30'],
    [['perft', 'three-crowns', '9'.repeat(25)], 'is not a number of plies, which is 0 to 30'],
    [['show', 'x'.repeat(500)], `no game "${'x'.repeat(59)}…"; there are`],
    [['show', 'three-crowns', 'x'.repeat(500)], `move 1: "${'x'.repeat(59)}…" is not legal.`],
    [['play'], 'no verb "play"'],
    [['show'], 'usage: '],
    [['show', 'chess'], 'no game "chess"; there are: three-crowns'],
    [
      ['show', 'three-crowns', 'f1-e2', 'f1-e2'],
      'move 2: "f1-e2" is not legal. No legal move begins with “f1” now.',
    ],
    [['show', 'three-crowns', 'goal=stones'], 'three-crowns has no option "goal"; it has: none'],
    [['show', 'charybdis', 'goal=luck'], 'option goal has no value "luck"; it has: stones, connect'],
    [['perft', 'three-crowns'], 'usage: '],
    [['perft', 'three-crowns', 'deep'], '"deep" is not a number of plies'],
    [['perft', 'charybdis', '2'], 'charybdis has too many moves a turn to count'],
  ])('refuses %j', ([verb, ...args], message) => {
    expect(answer(verb, args)).toEqual(refuse(expect.stringContaining(message)));
  });

  it('refuses on standard error', () => {
    expect(rules(['show', 'chess'])).toEqual({
      out: '',
      err: expect.stringMatching(/^no game "chess"; .*\n$/),
      code: 1,
    });
  });
});
