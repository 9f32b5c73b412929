/** 3 Crowns: how games end, as diagrams. */
import { describe, expect, it } from 'vitest';
import type { Position } from '../../../src/rules/three-crowns/position.ts';
import { threeCrowns } from '../../../src/rules/three-crowns/threeCrowns.ts';
import {
  black,
  green,
  moves,
  outcome,
  play,
  start,
  stoneOn,
  text,
} from '../../support/rules/threeCrownsDiagram.ts';

const GREEN_WINS = [1, 0];
const BLACK_WINS = [0, 1];

describe('a picture', () => {
  const bindings = (...line: readonly string[]) => threeCrowns.highlights?.(play(start, ...line));

  it('points out the stone that Green must move again, in Green’s second turn only', () => {
    expect(bindings()).toEqual([]);
    expect(bindings('a1-a2')).toEqual([]);
    expect(bindings('a1-a2', 'a8-a7')).toEqual([{ kind: 'bound', cell: 'a2' }]);
    expect(bindings('a1-a2', 'a8-a7', 'a2-a1')).toEqual([]);
  });
});

describe('the end', () => {
  it('is the example of the author: f3-e3 crowns, and later there are two winning threats', () => {
    const diagram = `.g...b..
       ..b.....
       g...B..b
       b.......
       gb.G....
       ...B.g..
       ...gGb.b
       gbg.....`;
    const position = green(diagram);
    expect(stoneOn('e3', position, 'f3-e3')).toBe('G');
    const { position: crowned } = play(position, 'f3-e3');
    const threatsIn = (of: Position) => {
      const threatened = threeCrowns.parsePosition(text(of).replace(' b ', ' g '));
      if (!threatened) throw new Error('not a position');
      return moves(threatened).filter((move) => outcome(threatened, move)?.reason === 'CROWNED_TROIKA');
    };
    expect(threatsIn(crowned)).toContain('d4-e4');
    const { position: later } = play(crowned, 'd3-e4', 'e2-f3', 'e4-d3', 'e3-e4');
    expect(threatsIn(later)).toEqual(['d4-d5', 'f3-f4']);
  });

  it('comes with three crowned stones of the mover in a row', () => {
    const position = green(
      `.......b
       ........
       ........
       ........
       ........
       ...G....
       GG......
       ........`,
    );
    expect(outcome(position, 'd3-c2')).toEqual({ points: GREEN_WINS, reason: 'CROWNED_TROIKA' });
    const row = threeCrowns.highlights?.(play(position, 'd3-c2')).map(({ cell }) => cell);
    expect(row).toEqual(['a2', 'b2', 'c2']);
  });

  it('comes with a crowning that completes three crowned stones in a row', () => {
    const crowning = black(
      `.......g
       ........
       ........
       .b......
       ..b.....
       ....b...
       ...B....
       ...B....`,
    );
    expect(outcome(crowning, 'e3-d3')).toEqual({ points: BLACK_WINS, reason: 'CROWNED_TROIKA' });
  });

  it('is looked for with the mover only', () => {
    const position = green(
      `BBB.....
       ........
       ........
       ........
       ........
       ........
       ........
       g......b`,
    );
    expect(outcome(position, 'a1-a2')).toBeUndefined();
    expect(outcome(position, 'a1-a2', 'h1-h2')).toEqual({ points: BLACK_WINS, reason: 'CROWNED_TROIKA' });
  });

  it('comes with the third capture, by a crowned stone or by an uncrowned one', () => {
    const byCrowned = `........
       ........
       ........
       ........
       ........
       Gb.b....
       ........
       .......b`;
    const won = { points: GREEN_WINS, reason: 'THREE_CAPTURES' };
    expect(outcome(green(byCrowned, 'g 2 0 -'), 'a3xc3xe3')).toEqual(won);
    expect(outcome(green(byCrowned, 'g 1 2 -'), 'a3xc3xe3')).toBeUndefined();
    const byUncrowned = green(
      `........
       ........
       ........
       ...b....
       ...b....
       gB.B....
       ........
       .......b`,
      'g 2 0 -',
    );
    expect(outcome(byUncrowned, 'a3xc3xe3')).toEqual(won);
  });

  it('R1: comes when the other side has no legal move', () => {
    const position = green(
      `........
       ........
       ........
       ........
       ........
       ..g.....
       g.......
       bg......`,
    );
    expect(outcome(position, 'c3-b2')).toEqual({ points: GREEN_WINS, reason: 'NO_LEGAL_MOVE' });
  });

  const kings = `.......b
     ........
     ........
     ........
     ........
     ........
     ........
     g.......`;
  const round = ['a1-a2', 'h8-h7', 'a2-a1', 'h7-h8'];

  it('R2: is a draw at the third occurrence of a position, the first of a line counted', () => {
    const position = green(kings);
    expect(outcome(position, ...round, ...round.slice(0, 3))).toBeUndefined();
    expect(outcome(position, ...round, ...round)).toEqual({ points: [0.5, 0.5], reason: 'THIRD_OCCURRENCE' });
  });

  it("R4: counts the start as an occurrence, whatever Green's second turn is bound to", () => {
    const there = ['h4-g4', 'h5-g5', 'g4-h4', 'g5-h5'];
    expect(outcome(start, ...there, ...there.slice(0, 3))).toBeUndefined();
    expect(outcome(start, ...there, ...there)).toEqual({ points: [0.5, 0.5], reason: 'THIRD_OCCURRENCE' });
  });

  it('R2: tells the sides to move apart', () => {
    // The stones of the start come back a third time with the other side to move: no draw yet.
    const line = ['a1-a2', 'h8-h7', 'a2-b1', 'h7-h8', 'b1-a1'];
    expect(outcome(green(kings), ...line)).toBeUndefined();
    const backAgain = ['h8-h7', 'a1-a2', 'h7-h8', 'a2-a1'];
    expect(outcome(green(kings), ...line, ...backAgain)).toBeUndefined();
    expect(outcome(green(kings), ...line, ...backAgain, ...backAgain)?.reason).toBe('THIRD_OCCURRENCE');
  });

  it('comes when a side leaves the game, whoever is to move', () => {
    expect(threeCrowns.withdraw(start, 0).outcome).toEqual({ points: BLACK_WINS, reason: 'WITHDRAWN' });
    expect(threeCrowns.withdraw(start, 1).outcome).toEqual({ points: GREEN_WINS, reason: 'WITHDRAWN' });
  });
});
