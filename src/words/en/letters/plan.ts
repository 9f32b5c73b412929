import { lists } from '../lists.ts';
import { moves } from '../moves.ts';

interface Line {
  readonly number: string;
  /** In order; `hasOthers`: other moves stand beside it in the plan. */
  readonly others: readonly {
    readonly side: string;
    /** undefined: any. */
    readonly move: string | undefined;
    readonly hasOthers: boolean;
  }[];
  /** undefined: resigning. */
  readonly answer: string | undefined;
}

export const plan = {
  name: 'Your plan',
  kept: 'Your plan is kept. These answers will be played for you:',
  keptWith: (move: string) =>
    `Your move ${move} was played, and your plan is kept. These answers will be played for you:`,
  asked: 'This is your plan. These answers will be played for you:',
  ended: 'Your plan has ended, and none of it will be played. It was:',
  noLines: 'Your plan has no line left that could still come.',
  line: ({ number, others, answer }: Line) => {
    const so = lists.all(
      others.map(
        ({ side, move, hasOthers }) =>
          `${side} ${moves.plays(move ?? (hasOthers ? 'anything else' : 'anything'))}`,
      ),
    );
    const you = answer === undefined ? 'you resign' : `you ${moves.play(answer)}`;
    return `(${number}) ${so === '' ? `Now ${you}` : `${so}: ${you}`}.`;
  },
  secret: 'Nobody else sees this plan, nor that there is one, until a move of it is played.',
  /** What happens if nothing is said of it. */
  guard:
    'A line in which others may play anything is not played if you have lost a piece on the way; you are asked instead.',
  liftGuard: 'To have it played all the same, write “whatever happens” on a line of its own.',
  unguarded:
    'You have said “whatever happens”: a line in which others may play anything is played even if you have lost a piece on the way.',
  drawn: (move: string) => `The board at the end of the first line, after ${moves.named(move)}`,
  change:
    'To add a line, reply with it: if MOVE then MOVE, the first another player’s and the second yours. The same MOVE with another answer replaces the old answer. The words “no plan” end the whole plan.',
  page: 'See and change the plan',
  unproven: 'A letter asks to keep this plan for you. It has not been kept.',
  lookAndKeep: 'Look at the plan and keep it',
  otherwise: 'If you did not write that letter, do nothing.',
};
