import { describe, expect, it } from 'vitest';
import {
  describeNotice,
  describeNotices,
  describeOptions,
  describeOutcome,
  explainRefusal,
  seatName,
} from '../../src/render/index.ts';
import {
  type AnyRules,
  allRules,
  asRulesId,
  completeOptions,
  readMove,
  replay,
  rulesById,
} from '../../src/rules/index.ts';
import { gameWords, wordsOf } from '../../src/words/index.ts';

const words = wordsOf('en');
const gameOf = (id: string): AnyRules => {
  const rules = rulesById(asRulesId(id));
  if (!rules) throw new Error(`no game ${id}`);
  return rules;
};

/** What is said to somebody who writes this as a first move. */
function refusalOf(id: string, text: string): readonly string[] {
  const rules = gameOf(id);
  const options = completeOptions(rules, {});
  if (!options.ok) throw new Error('the defaults are refused');
  const read = readMove(rules, rules.start(options.value).position, text);
  if (read.ok) throw new Error(`${text} is legal`);
  return explainRefusal(words, rules, read.error);
}

describe('a refusal in words', () => {
  const begin = 'A move can begin with a1, a4, a6, b8, c1, f1, g8, h1, h4 or h6.';

  it.each([
    ['', ['No move was found.', 'A move of 3 Crowns is written like this: a4-b4.', begin]],
    [
      'k9-a1',
      [
        '“k9” is neither a cell of the board nor a word of this game.',
        'A move of 3 Crowns is written like this: a4-b4.',
        begin,
      ],
    ],
    ['b1-b2', ['No legal move begins with “b1” now.', begin]],
    ['a4-c4', ['“c4” is not possible after a4.', 'After a4 the next step can be b3, b4 or b5.']],
    ['A4', ['The move “a4” is not finished.', 'After a4 the next step can be b3, b4 or b5.']],
    ['a4-b4-c4', ['The move ends with a4 b4; leave out “c4”.']],
    ['a4-b4 cheers', ['“a4 b4” is a complete move; “cheers” after it is not understood.']],
  ])('of %j names the word and what would be right', (text, sentences) => {
    expect(refusalOf('three-crowns', text)).toEqual(sentences);
  });

  it('shortens long lists', () => {
    expect(refusalOf('charybdis', '')).toContain(
      'A move can begin with a1, a2, a3, a4, a5, b1, b2, b3, b4, b5, b6, c1 and 50 more.',
    );
  });
});

describe('a refusal that knows the position', () => {
  /** What is said to somebody who writes `text` after these moves. */
  const refusedAfter = (id: string, moves: string, text: string): string => {
    const rules = gameOf(id);
    const options = completeOptions(rules, {});
    if (!options.ok) throw new Error('the defaults are refused');
    const { position } = replay(rules, moves === '' ? [] : moves.split(' '), rules.start(options.value));
    const read = readMove(rules, position, text);
    if (read.ok) throw new Error(`${text} is legal`);
    return explainRefusal(words, rules, read.error, { position, names: ['Ada', 'Ben', 'Cy'] }).join(' ');
  };

  it.each([
    ['an empty cell', 'threehex', '', '2-3', 'There is nothing on 2.'],
    ['another’s piece', 'threehex', '', '53-27', 'The Blue pawn on 53 is not yours; it belongs to Ben.'],
    ['a piece that cannot move', 'threehex', '', '68-70', 'The rook on 68 has no legal move now.'],
    ['a wrongly named piece', 'threehex', '', 'R69-104', 'There is a White knight on 69.'],
    ['castling', 'threehex', '', 'O-O', 'For O-O king and rook must not have moved'],
    ['a stone on a stone', 'charybdis', 'e5', 'e5', 'There is already a White stone on e5.'],
    [
      'a neutral piece',
      'hibryd',
      'f2-e2 a6-b5 a4-a3',
      'e3-d3',
      'The Gray piece on e3 belongs to nobody; a move begins with a piece of your own.',
    ],
    [
      'a piece of another’s faction',
      'hibryd',
      'f2-e2 a6-b5 a4-a3',
      'b5-c4',
      'The Cyan Pawn on b5 is not yours; it belongs to Ben.',
    ],
    [
      'what cannot follow a whole move',
      'hibryd',
      'f2-e2 a6-b5 a4-a3',
      'e2-d2/f1-e1',
      'only a Gray piece may still be moved. After e2 d2 the next step can be',
    ],
    ['where it may also end', 'hibryd', 'f2-e2 a6-b5 a4-a3', 'e2-d2/f1-e1', '; or the move can end there.'],
    [
      'a ghost that is not named',
      'three-way-checkers',
      'c3-d5 h11-h9 f1-f3 b1-c3 h13-h11 g1-f1 c1-d1 h15-h13 f1-e1 d1xf1 h11-g9 h1-g1 f1xh1 g9-f7 h5-h7 h1xh5xf1xf5xf9 f11xf7',
      'h7xh11xf11',
      'The ghost that becomes active is still to be named, after a star: one of g2',
    ],
    [
      'a ghost that is named twice',
      'three-way-checkers',
      'c3-d5 h11-h9 f1-f3 b1-c3 h13-h11 g1-f1 c1-d1 h15-h13 f1-e1 d1xf1 h11-g9 h1-g1 f1xh1 g9-f7 h5-h7 h1xh5xf1xf5xf9 f11xf7 h7xh11xf11*g2 c5-d7 g13xe9xc5xc1',
      'g2-g4*g2',
      'The ghost that moves is named by its move',
    ],
    ['a Gray move too early', 'hibryd', '', 'f2-e2/e3-d3', 'No Gray piece is moved in the turn that takes'],
  ])('names %s', (_, id, moves, text, expected) => {
    expect(refusedAfter(id, moves, text)).toContain(expected);
  });

  it('shortens long words', () => {
    expect(refusedAfter('threehex', '', 'x'.repeat(300))).toContain(`“${'x'.repeat(39)}…”`);
  });
});

describe('an outcome in words', () => {
  it.each([
    ['three-crowns', [1, 0], 'CROWNED_TROIKA', 'Ada wins: three crowned stones in a row.'],
    [
      'three-crowns',
      [0.5, 0.5],
      'THIRD_OCCURRENCE',
      'Draw between Ada and Ben: third occurrence of a position.',
    ],
    ['hibryd', [0, 1, 0], 'FOUR_GRAYS', 'Ben wins: four Gray pieces captured.'],
    ['hibryd', [1 / 3, 1 / 3, 1 / 3], 'NO_MOVES', 'Draw between Ada, Ben and Cy: nobody has a legal move.'],
    ['hibryd', [0.5, 0, 0.5], 'NO_MOVES', 'Draw between Ada and Cy: nobody has a legal move.'],
    ['threehex', [0, 1, 0.5], 'CHECKMATE', 'Ben wins: checkmate. Points: Ben 1, Cy ½, Ada 0.'],
  ])('of %s with points %j', (id, points, reason, expected) => {
    expect(describeOutcome(words, gameOf(id), { points, reason }, ['Ada', 'Ben', 'Cy'])).toBe(expected);
  });
});

describe('the end of a game in words', () => {
  it('has the count of Charybdis', () => {
    const rules = gameOf('charybdis');
    const standing = replay(rules, ['e5', 'pass', 'a1', 'pass', 'e6,a2', 'pass', 'pass'], rules.start({}));
    expect(describeNotices(words, rules, standing, ['Ada', 'Ben'])).toEqual([
      'The count of stones, Ada’s first: 4 to 0.',
    ]);
  });

  it('says who was mated in ThreeHex Chess, and whose the point is', () => {
    const rules = gameOf('threehex');
    const outcome = { points: [1, 0, 0.5], reason: 'CHECKMATE' };
    const [mated] = rules.endNotices?.({ toMove: 1 }, outcome) ?? [];
    expect(mated && describeNotice(words, rules, mated, ['Ada', 'Ben', 'Cy'])).toMatch(
      /^Ben is checkmated\. The point goes to Ada: of those who check the king, the first to move after Ben\./,
    );
    expect(rules.endNotices?.({ toMove: 1 }, { points: [0.5, 0.5, 0.5], reason: 'STALEMATE' })).toEqual([]);
  });
});

describe('notices and options in words', () => {
  it('put the players’ names and the cells into the notice', () => {
    const notice = { code: 'BOUND', seat: 0, cells: ['b4'] };
    expect(describeNotice(words, gameOf('three-crowns'), notice, ['Ada', 'Ben'])).toBe(
      'In its second turn Ada must move the stone of its first: b4.',
    );
  });

  it.each([
    ['three-crowns', 'BINDING', 0, 'The stone that you move now must be moved again in your second turn.'],
    ['three-crowns', 'BOUND', 0, 'In your second turn you must move the stone of your first: a1 and a2.'],
    ['charybdis', 'PASSED', 0, 'Ben has passed. If you pass too, the game ends and the stones are counted.'],
    [
      'charybdis',
      'PASSED',
      1,
      'You have passed. If Ada passes too, the game ends and the stones are counted.',
    ],
    ['hibryd', 'CHECK', 0, 'Your King on a1 and a2 is in check.'],
    ['hibryd', 'KING_CAPTURED', 1, 'Ada has captured your King, so you are out of the game.'],
  ])('speak of %s, %s to the player at seat %i as “you”', (id, code, reader, said) => {
    const notice = { code, seat: 0, of: 1, cells: ['a1', 'a2'] };
    expect(describeNotice(words, gameOf(id), notice, ['Ada', 'Ben', 'Cy'], reader)).toBe(said);
  });

  it('name the values that were chosen', () => {
    expect(describeOptions(words, gameOf('charybdis'), { goal: 'connect' })).toEqual([
      'Goal: Connect your three sides',
    ]);
  });

  it.each(allRules)('leave no blank of a notice of $id unfilled', (rules) => {
    const names = rules.seats.map((_, seat) => seatName(words, rules, seat));
    for (const code of Object.keys(gameWords(words, rules).notices)) {
      const said = describeNotice(
        words,
        rules,
        { code, seat: 0, of: 1, cells: ['a1', 'a2'], way: '3' },
        names,
      );
      expect(said).not.toMatch(/undefined|[{}]/);
    }
  });
});
