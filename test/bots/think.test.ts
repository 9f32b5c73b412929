/** Machines play whole games by the rules, and win on the spot. `npm run study` plays thousands of them. */
import { describe, expect, it } from 'vitest';
import { LEVELS, machineOf, think } from '../../src/bots/index.ts';
import { allRules, completeOptions, play, type Standing } from '../../src/rules/index.ts';

const MOST_PLIES = 3000;

describe.each(allRules)('$id', (rules) => {
  it.each(LEVELS.filter((level) => level !== 'master'))('%s plays a whole game by the rules', (level) => {
    const options = completeOptions(rules, {});
    let standing: Standing<unknown> = rules.start(options.ok ? options.value : {});
    for (let ply = 0; !standing.outcome; ply++) {
      const { position } = standing;
      const { move } = think(rules, position, level, machineOf(rules.id, level), `game ${ply}`);
      const played = play(rules, position, move);
      if (!played.ok) throw new Error(`${rules.formatPosition(position)}: ${move.join(' ')} is refused`);
      standing = played.value.standing;
      expect(ply).toBeLessThan(MOST_PLIES);
    }
    expect(standing.outcome.points).toHaveLength(rules.seats.length);
  });
});

it.each(allRules)('in $id Master finds the same move however its thinking is cut into slices', (rules) => {
  const options = completeOptions(rules, {});
  const { position } = rules.start(options.ok ? options.value : {});
  const find = (nodes: number, slices: number) => think(rules, position, 'master', { nodes, slices }, 'seed');
  const whole = find(210, 1);
  for (const [nodes, slices] of [
    [105, 2],
    [30, 7],
    [1, 210],
  ] as const) {
    expect(find(nodes, slices)).toEqual(whole);
  }
});

/** Green may complete a crowned troika; Gold may take the last King; and so on. */
const WINS: readonly (readonly [string, string])[] = [
  ['three-crowns', '......../......../......../......../..GG..../....G.../......../bb...... g 0 0 -'],
];

it.each(WINS)('in %s every level wins on the spot', (id, text) => {
  const rules = allRules.find((each) => each.id === id);
  const position = rules?.parsePosition(text);
  if (!rules || !position) throw new Error(`no such position: ${text}`);
  for (const level of LEVELS) {
    const { move, estimate } = think(rules, position, level, machineOf(rules.id, level), 'any seed');
    expect([rules.play(position, move).outcome?.points[0], estimate]).toEqual([1, 1]);
  }
});
