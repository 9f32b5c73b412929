import { confirmMove as template } from '../../../email/letters/confirmMove.ts';
import { readMove } from '../../../rules/index.ts';
import { namedHand } from '../model/hand.ts';
import type { Doubt } from '../model/refusals.ts';
import { explainDoubt } from '../show/refusals.ts';
import { answerToReply, hasPassed } from './kind.ts';
import { movedFacts } from './position.ts';
import { gameOf, linkTo } from './telling.ts';

/** `move` is legal; `doubt`: why it is not simply played. */
interface ConfirmMove {
  readonly move: string;
  readonly doubt: Doubt;
}

export const confirmMove = answerToReply<typeof template, ConfirmMove>({
  template,
  isOutdated: hasPassed,
  tell: async (telling, { ply, move, doubt }) => {
    const { words, seat, state } = telling;
    const { id, rules, standing } = state;
    const played = readMove(rules, standing.position, move);
    if (!played.ok) throw new Error(`an illegal move is to be confirmed: ${move}`);
    return {
      ...gameOf(telling),
      move,
      why: [explainDoubt(words, doubt)],
      board: await movedFacts(telling, played.value),
      link: linkTo(telling, {
        purpose: 'confirm',
        game: id,
        seat,
        ply,
        move,
        ...namedHand(state.seats[seat]),
      }),
    };
  },
});
