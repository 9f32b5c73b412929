import { counted } from '../lists.ts';

interface By {
  readonly name: string;
}

/** A sentence for each kind of offer, from its particulars and the name of who made it. */
const made = {
  draw: ({ name }: By) => `${name} offers a draw.`,
  takeback: ({ name, move }: By & { readonly move: string }) =>
    `${name} asks to take back ${move} and whatever came after it.`,
  pause: ({ name, days }: By & { readonly days: number }) =>
    `${name} proposes to pause the game for ${counted(days, 'day')}.`,
  resume: ({ name }: By) => `${name} proposes to end the pause now.`,
  resignation: ({ name }: By) => `${name} offers to resign. The game ends if everybody accepts.`,
};

export const offer = {
  name: 'An offer',
  made,
  answer:
    'Reply to this letter with “accept” or “decline”, or use the page. It is carried out when everybody has accepted.',
  button: 'Look at it and answer',
};
