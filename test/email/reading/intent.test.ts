/** Which lines are plainly a move, and of which the writer is asked. */
import { describe, expect, it } from 'vitest';
import { doubtAt } from '../../../src/email/reading/intent.ts';
import { bareLine } from '../../../src/email/reading/leadIns.ts';

const isMove = (line: string): boolean => /^[a-h]\d-[a-h]\d\W*$|^pass\W*$/i.test(bareLine(line));

/** The doubt about the first line of the letter that is a move. */
const doubtOf = (letter: string) => {
  const lines = letter.split('\n');
  return doubtAt(lines, lines.findIndex(isMove), isMove);
};

describe('a move', () => {
  it.each([
    'c3-d3',
    'Hi Ben,\nc3-d3',
    'Hello\nc3-d3',
    'Good morning Ben\nc3-d3',
    'Ben,\nc3-d3\nAda',
    'My move:\nc3-d3',
    'Here we go:\nc3-d3',
    'Mein Zug ist:\nc3-d3',
    'Good game!\nc3-d3',
    'I am late, sorry.\nc3-d3\nGood luck!',
    'How are you?\nc3-d3',
    'What a nice position, I have to say\n\nc3-d3',
    'Nice one 🙂\nc3-d3',
    'c3-d3\nthanks',
    'c3-d3\nkind regards, ada',
    'c3-d3\n\nGood luck!',
    'c3-d3\n\nSorry for the delay, I can’t wait to see your answer.',
    'c3-d3\n\nAgain, to be sure:\n\nc3-d3',
    'c3-d3\nc3-d3',
    'c3-d3?!',
  ])('is plain that stands by itself: %j', (letter) => {
    expect(doubtOf(letter)).toBeUndefined();
  });

  it.each([
    'It looks to me as if I would lose a piece at once after the obvious\nf1-e2.',
    'I would rather not\npass',
    'I will not play this:\nc3-d3',
    'I will not play this:\n\nc3-d3',
    'I would never play this!\nc3-d3',
    'Should I play\nc3-d3\nor something else?',
    'You could have played\nc3-d3',
    'Ich würde nicht\npass',
    'Je ne joue pas\nc3-d3',
    'c3-d3\nwould lose at once.',
    'Hi Ben, this is not\nc3-d3\nc3-d3',
  ])('is asked about within a sentence: %j', (letter) => {
    expect(doubtOf(letter)).toBe('IN_PROSE');
  });

  it.each([
    'c3-d3\n\nSorry, ignore that, I want to think again.',
    'c3-d3\n\nNo, wait!',
    'c3-d3\n\nOr should I rather resign?',
    'c3-d3\n\nAch, doch nicht.',
    'c3-d3\n\nor something else?',
  ])('is asked about with second thoughts below it: %j', (letter) => {
    expect(doubtOf(letter)).toBe('TAKEN_BACK');
  });

  it.each([
    ['c3-d3?', 'QUESTION_MARK'],
    ['~~c3-d3~~', 'STRUCK_OUT'],
    ['-> c3-d3', 'QUOTED'],
    ['| c3-d3', 'QUOTED'],
  ])('may be asked, struck out or quoted: %j', (line, doubt) => {
    expect(doubtAt([line], 0, isMove)).toBe(doubt);
  });
});

describe('a line', () => {
  it.each([
    'c3-d3',
    'My move: c3-d3',
    'my move is c3-d3',
    'I play c3-d3',
    'Move – c3-d3',
    'Ich spiele c3-d3',
    'Mon coup : c3-d3',
    'c3-d3 🙂',
    '✅ c3-d3',
    '13. c3-d3',
    '13... c3-d3',
    '13.c3-d3',
  ])('is no more than its move without what announces and adorns it: %j', (line) => {
    expect(bareLine(line)).toBe('c3-d3');
  });

  it.each(['c3-d3, good luck!', 'from c3 to d3', 'I would play c3-d3', 'moves c3-d3'])(
    'is left whole otherwise: %j',
    (line) => {
      expect(bareLine(line)).toBe(line);
    },
  );
});
