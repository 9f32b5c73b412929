import { lists } from '../lists.ts';
import { moves } from '../moves.ts';
import { played, type TurnTaken } from './parts.ts';

export const yourTurn = {
  name: 'Your turn',
  preheader: 'Your move.',
  first: (side: string) => `It is your turn. You play ${side} and make the first move.`,
  after: (turns: readonly TurnTaken[]) => `${lists.all(turns.map(played))}. It is your turn.`,
  /** Why the reader's plan has not played. */
  unmet: {
    UNFORESEEN: ({ move, side }: { readonly move: string | undefined; readonly side: string }) =>
      move === undefined
        ? `Your plan had no answer to what ${side} did.`
        : `Your plan had no answer to ${moves.named(move)} (${side}).`,
    ILLEGAL: (move: string) => `Your plan played nothing: its move ${move} is not legal now.`,
    GUARDED: (move: string) =>
      `Your plan played nothing: you have lost something since you made it, so ${move} was left to you.`,
  },
  since: 'It is your turn. Since your last move:',
};
