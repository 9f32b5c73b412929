import * as z from 'zod/mini';
import { ok } from '../../../rules/index.ts';
import { offerRules, type Table } from './kind.ts';

export const draw = offerRules({
  command: 'offer',
  particulars: z.object({}),
  numbers: {},
  isShared: true,
  deed: 'gameEnded',
  lapsesWith: ['ownTurn', 'takenBack', 'left'],
  propose: () => ok({}),
  carryOut: (_, __, table) =>
    ok([{ type: 'gameEnded', outcome: { points: shared(table), reason: 'AGREED' } } as const]),
});

/** The players still in the game share what a draw is worth. */
function shared({ rules, playing, seats }: Table): readonly number[] {
  const share = (rules.drawWorth ?? 1) / playing.length;
  return Array.from({ length: seats }, (_, seat) => (playing.includes(seat) ? share : 0));
}
