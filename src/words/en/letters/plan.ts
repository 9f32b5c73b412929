import { lists } from '../lists.ts';

interface Line {
  readonly number: string;
  readonly others: readonly { readonly side: string; readonly move: string | undefined }[];
  /** undefined: resigning. */
  readonly answer: string | undefined;
}

export const plan = {
  name: 'Your plan',
  kept: 'Your plan is kept. When it comes so, this is played for you:',
  keptWith: (move: string) =>
    `Your move ${move} was played, and your plan is kept. When it comes so, this is played for you:`,
  asked: 'This is your plan. When it comes so, this is played for you:',
  ended: 'Your plan is ended, and nothing of it will be played. It was:',
  noLines: 'None of its lines can come any more.',
  line: ({ number, others, answer }: Line) =>
    `(${number}) ${lists.all(
      others.map(
        ({ side, move }) => `${side} ${move === undefined ? 'plays anything else' : `plays ${move}`}`,
      ),
    )}: you ${answer === undefined ? 'resign' : `play ${answer}`}.`,
  secret: 'Nobody else sees this plan, nor that there is one, until a move of it is played.',
  guarded:
    'A line with “anything” waits for you if you have lost something on the way. The words “whatever happens” on a line of their own lift that.',
  unguarded:
    'You have said “whatever happens”: a line with “anything” plays even if you lose something on the way.',
  drawn: (move: string) => `The board at the end of the first line, after ${move}`,
  change:
    'To add a line, reply with it: if MOVE then MOVE, the first another player’s and the second yours. The same condition with another answer replaces the old one. The words “no plan” end it all.',
  page: 'See and change the plan',
  unproven: 'A letter asks to keep this plan for you. It has not been kept.',
  lookAndKeep: 'Look at the plan and keep it',
  otherwise: 'If you did not write that letter, do nothing.',
};
