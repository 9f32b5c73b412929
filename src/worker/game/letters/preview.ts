import { preview as template } from '../../../email/letters/preview.ts';
import { readMove } from '../../../rules/index.ts';
import { answerToReply, hasPassed } from './kind.ts';
import { answerInTurn, movedFacts } from './position.ts';
import { gameOf } from './telling.ts';

/** `move` is legal. */
interface Preview {
  readonly move: string;
}

export const preview = answerToReply<typeof template, Preview>({
  template,
  isOutdated: hasPassed,
  tell: async (telling, { move }) => {
    const { state } = telling;
    const { rules, standing } = state;
    const played = readMove(rules, standing.position, move);
    if (!played.ok) throw new Error(`an illegal move is to be drawn: ${move}`);
    return {
      ...gameOf(telling),
      move,
      board: await movedFacts(telling, played.value),
      ...answerInTurn(telling),
    };
  },
});
