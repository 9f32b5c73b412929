import { lists } from '../lists.ts';
import { played, type TurnTaken } from './parts.ts';

export const yourTurn = {
  name: 'Your turn',
  first: (side: string) => `It is your turn. You play ${side} and make the first move.`,
  after: (turns: readonly TurnTaken[]) => `${lists.all(turns.map(played))}. It is your turn.`,
  since: 'It is your turn. Since your last move:',
};
