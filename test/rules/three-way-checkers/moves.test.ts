import { describe, expect, it } from 'vitest';
import { type Refusal, readMove } from '../../../src/rules/index.ts';
import type { Position } from '../../../src/rules/three-way-checkers/position.ts';
import { threeWayCheckers as game } from '../../../src/rules/three-way-checkers/threeWayCheckers.ts';
import { at } from '../../support/rules/threeWayDiagrams.ts';

const stepsIn = (text: string): readonly string[] => text.split(' ').filter((step) => step !== '');

describe('moves of 3-way Checkers that are refused', () => {
  const jumping = at(`
              b
             ...
            .bbb.
           ..r.w..
          .........
         ..w........
        .w.........r.
       ...w.......r..r`);
  const naming = at(`
              .
             ...
            bb.b.
           .......
          .........
         ...........
        .w.........r.
       w.ww.......rr.r`);

  // What, where, as typed; the refusal's code, its word, the steps before it and what is legal there.
  it.each<[string, Position, string, Refusal['code'], string, string, string]>([
    ['nothing', jumping, '', 'EMPTY', '', '', 'c3'],
    ['nonsense', jumping, 'king me', 'UNKNOWN_WORD', 'king', '', 'c3'],
    ['a cell off the board', jumping, 'c3, e10', 'UNKNOWN_WORD', 'e10', 'c3', 'e3 e7'],
    ['a step where a jump is due', jumping, 'a1-b1', 'ILLEGAL_STEP', 'a1', '', 'c3'],
    ['a piece of another’s', jumping, 'D3xb1', 'ILLEGAL_STEP', 'D3', '', 'c3'],
    ['a ghost asleep', jumping, 'c2-d2', 'ILLEGAL_STEP', 'c2', '', 'c3'],
    ['a start alone', jumping, 'c3', 'UNFINISHED', '', 'c3', 'e3 e7'],
    ['jumps cut short', jumping, 'c3xe3', 'UNFINISHED', '', 'c3 e3', 'g3'],
    ['a jump too far', jumping, 'c3xe7xg7', 'SURPLUS_STEP', 'g7', 'c3 e7', ''],
    ['the piece jumped over', jumping, 'c3xd5', 'ILLEGAL_STEP', 'd5', 'c3', 'e3 e7'],
    ['a ghost named without need', jumping, 'c3xe7*c4', 'SURPLUS_STEP', 'c4', 'c3 e7', ''],
    ['no ghost named', naming, 'c1-d1', 'UNFINISHED', '', 'c1 d1', 'c2 c4'],
    ['a ghost where there is none', naming, 'c1-d1*d2', 'ILLEGAL_STEP', 'd2', 'c1 d1', 'c2 c4'],
    ['both ghosts', naming, 'c1-d1*c2*c4', 'SURPLUS_STEP', 'c4', 'c1 d1 c2', ''],
    ['the ghost that moves named too', naming, 'c2-d2*c2', 'SURPLUS_STEP', 'c2', 'c2 d2', ''],
    ['a pawn going back', naming, 'c1-b1', 'ILLEGAL_STEP', 'b1', 'c1', 'd1 d3'],
    ['a ghost onto a ghost', naming, 'c2-c4', 'ILLEGAL_STEP', 'c4', 'c2', 'b2 d2 d4'],
    ['an empty start', naming, 'd1-e1', 'ILLEGAL_STEP', 'd1', '', 'c1 c2 c4'],
    ['a piece out of turn', naming, 'h15-h13', 'ILLEGAL_STEP', 'h15', '', 'c1 c2 c4'],
  ])('%s: %3$j', (_, position, text, code, word, before, legal) => {
    const error: Refusal = {
      code,
      index: stepsIn(before).length,
      word,
      before: stepsIn(before),
      legal: stepsIn(legal),
    };
    expect(readMove(game, position, text)).toEqual({ ok: false, error });
  });

  it.each([
    [jumping, 'C3 x E7.', 'c3xe7'],
    [jumping, 'c3:e3:g3', 'c3xe3xg3'],
    [jumping, '“c3–e3–g3”', 'c3xe3xg3'],
    [naming, 'c1 to d1, c4', 'c1-d1*c4'],
    [naming, 'c1d1c4', 'c1-d1*c4'],
    [naming, 'C2→D2', 'c2-d2'],
  ])('but %# is read: %3$s', (position, text, canonical) => {
    expect(readMove(game, position, text)).toMatchObject({ ok: true, value: { text: canonical } });
  });

  it('but a beginning is spelt as far as it goes', () => {
    const spelt = [[], ['c3'], ['c3', 'e3'], ['c3', 'e3', 'g3']].map((steps) => game.spell(jumping, steps));
    expect(spelt).toEqual(['', 'c3', 'c3xe3', 'c3xe3xg3']);
  });
});

describe('the text of a position', () => {
  const rows = 'b/b.b/bbbbb/......./........./w.........r/www.......rrr/w.www.....rrr.r';

  it('round-trips with side, quiet plies and option', () => {
    for (const rest of ['B 0 now', 'R 7 turn', 'W 119 now']) {
      const position = game.parsePosition(`${rows} ${rest}`);
      expect(position && game.formatPosition(position)).toBe(`${rows} ${rest}`);
    }
  });

  it.each([
    ['a row missing', `${rows.slice(2)} B 0 now`],
    ['the last row missing', `${rows.slice(0, rows.lastIndexOf('/'))} B 0 now`],
    ['a cell too many', `${rows}. B 0 now`],
    ['an unknown piece', `${rows.replace('b', 'x')} B 0 now`],
    ['three ghosts', `${rows.replace('b.b', 'bbb')} B 0 now`],
    ['one ghost', `${rows.replace('bbbbb', 'b.bbb')} B 0 now`],
    [
      'a ghost asleep whose owner has no piece',
      './.../.b.b./......./........./w.........r/www.......rrr/w.www.....rrr.r R 0 now',
    ],
    [
      'a player to move who has left',
      './.../...../......./........./w.........r/www.......rrr/w.www.....rrr.r B 0 now',
    ],
    [
      'an only owner who has won',
      'b/b.b/bbbbb/......./........./.........../.W.........R./...W.......R... B 0 now',
    ],
    ['120 quiet plies', `${rows} B 120 now`],
    ['a number with zeros before it', `${rows} B 07 now`],
    ['an unknown option', `${rows} B 0 later`],
  ])('is refused with %s', (_, text) => {
    expect(game.parsePosition(text)).toBeUndefined();
  });
});
