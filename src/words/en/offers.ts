/** What players offer one another. */
import { counted } from './lists.ts';

/** Who made it. */
interface By {
  readonly name: string;
}

export const offers = {
  /** At the beginning of a sentence. */
  named: {
    draw: 'An offer of a draw',
    takeback: 'A request to take a move back',
    pause: 'A proposal to pause',
    resume: 'A proposal to go on',
    resignation: 'An offer to resign',
  },
  /** The same of one that has been made. */
  known: {
    draw: 'The offer of a draw',
    takeback: 'The request to take a move back',
    pause: 'The proposal of a pause',
    resume: 'The proposal to go on',
    resignation: 'The offer to resign',
  },
  /** The sentence that makes it, from its particulars. */
  made: {
    draw: ({ name }: By) => `${name} offers a draw.`,
    takeback: ({ name, move }: By & { readonly move: string }) =>
      `${name} asks to take back ${move} and whatever came after it.`,
    pause: ({ name, days }: By & { readonly days: number }) =>
      `${name} proposes to pause the game for ${counted(days, 'day')}.`,
    resume: ({ name }: By) => `${name} proposes to end the pause now.`,
    resignation: ({ name }: By) => `${name} offers to resign. The game ends if everybody accepts.`,
  },
};
