/** Whoever can be mated at once is seen, in games of Postman, where kings are in danger all the time. */
import { expect, it } from 'vitest';
import { machineOf, think } from '../../../src/bots/index.ts';
import { mateBy } from '../../../src/rules/threehex/mates.ts';
import type { Position } from '../../../src/rules/threehex/position.ts';
import { threehex } from '../../../src/rules/threehex/threehex.ts';

const GAMES = 4;
const LAST = 12;

/** The last positions of a game of Postman. */
function endOf(seed: string): readonly Position[] {
  const positions: Position[] = [];
  for (let standing = threehex.start({}); !standing.outcome; ) {
    const { position } = standing;
    positions.push(position);
    const { move } = think(
      threehex,
      position,
      'postman',
      machineOf('threehex', 'postman'),
      `${seed}/${positions.length}`,
    );
    standing = threehex.play(position, move);
  }
  return positions.slice(-LAST);
}

it.each(Array.from({ length: GAMES }, (_, game) => `mates ${game}`))('sees every mate in game %s', (seed) => {
  for (const position of endOf(seed)) {
    const { armies, cells, toMove, moves } = position;
    const winners = moves.flatMap((move) => {
      const steps = threehex.moves?.(position)[moves.indexOf(move)] ?? [];
      const { outcome } = threehex.play(position, steps);
      return outcome?.reason === 'CHECKMATE' ? [outcome.points.indexOf(1)] : [];
    });
    const mate = mateBy(armies, cells, toMove, moves);
    expect(mate?.winner).toBe(winners[0]);
  }
});

it('takes half a point at the end for less than it was', () => {
  const outcome = { points: [1, 1 / 2, 0], reason: 'CHECKMATE' };
  const [winner = 0, third = 0, mated = 0] = threehex.evaluateEnd?.(outcome) ?? [];
  expect([winner, mated]).toEqual([1, 0]);
  expect(third).toBeLessThan(1 / 2);
});
