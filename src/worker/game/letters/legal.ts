import { legal as template } from '../../../email/letters/legal.ts';
import { legalMoves } from '../../../rules/index.ts';
import type { GameState } from '../evolve/state.ts';
import { answerToReply, never } from './kind.ts';
import { answerInTurn, boardFacts, statusOf } from './position.ts';
import { gameOf } from './telling.ts';

/** How many moves a letter lists at most. */
const MOST = 200;

export const legal = answerToReply<typeof template>({
  template,
  isOutdated: never,
  tell: async (telling) => ({
    ...gameOf(telling),
    status: statusOf(telling),
    ...movesOf(telling.state),
    board: await boardFacts(telling),
    ...answerInTurn(telling),
  }),
});

/** The legal moves in their order; where there are too many, what one can begin with. */
function movesOf({ rules, standing: { position, outcome } }: GameState) {
  if (outcome) return { moves: [] };
  const moves: string[] = [];
  for (const move of legalMoves(rules, position)) {
    if (moves.length === MOST) return { moves: rules.next(position, []).steps, most: MOST };
    moves.push(rules.spell(position, move));
  }
  return { moves };
}
