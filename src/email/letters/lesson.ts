import { type Block, button, lead, paragraph, quietLink } from '../blocks.ts';
import { type AccountLetter, accountLetter } from './accountLetter.ts';
import type { AnswerFacts, BoardFacts } from './facts.ts';
import { type LetterWords, template } from './template.ts';

interface Lesson extends AccountLetter {
  readonly gameName: string;
  /** For the picture's name and the thread. */
  readonly rulesId: string;
  /** What the reader's answer to the task before has come to, in whole sentences. */
  readonly said: readonly string[];
  /** The task to be solved; undefined: there is none left, or none wanted. */
  readonly task?: {
    /** Counted from 1. */
    readonly number: number;
    readonly of: number;
    readonly text: string;
    readonly status: string;
    readonly notices: readonly string[];
    readonly board: BoardFacts;
    readonly answer: AnswerFacts;
  };
  /** Where a game is started, and the list of tasks. */
  readonly begin: string;
  readonly list: string;
}

/** A task by letter, and what was right or wrong about the answer to the one before. */
export const lesson = template('lesson', (words, facts: Lesson) => {
  const text = words.lesson;
  const { said, task, gameName, begin, list } = facts;
  const [first, ...more] = said;
  const body: readonly Block[] = [
    ...(first === undefined ? [] : [lead(first), ...more.map(paragraph)]),
    ...(task ? taskBlocks(words, facts.rulesId, task, first === undefined) : []),
    ...(task ? [paragraph(text.ways)] : [button(text.begin, begin), quietLink(text.list, list)]),
  ];
  return {
    ...accountLetter(words, facts, text.subject(gameName), body),
    thread: `<lesson.${facts.rulesId}@${new URL(begin).hostname}>`,
  };
});

function taskBlocks(
  { lesson: say }: LetterWords,
  rulesId: string,
  { text, status, notices, board, answer, number, of }: NonNullable<Lesson['task']>,
  isFirst: boolean,
): readonly Block[] {
  const asked = say.asked(say.number(number, of), text);
  return [
    isFirst ? lead(asked) : paragraph(asked),
    paragraph([status, ...notices].join(' ')),
    {
      type: 'board',
      board,
      filename: `${rulesId}-task-${number}.png`,
      cid: 'task',
      caption: say.board,
      isPlayed: false,
    },
    { type: 'answer', answer },
  ];
}
