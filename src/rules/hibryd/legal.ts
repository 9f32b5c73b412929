/** The legal own moves of a position, with what they do; worked out once for each position. */
import { THRONES } from './board.ts';
import { answerOf, duplicates } from './claims.ts';
import { type Effect, effectOf } from './effect.ts';
import { ownMoves, type Path } from './ownMoves.ts';
import { contentOf, isInWithout, KNIGHT, man, type Position, seatsFrom, type WaySet } from './position.ts';

/** Gray pieces captured that win the game (way 2). */
export const GRAYS_TO_WIN = 4;

/** How an own move wins at once; no Gray move follows it (R11, R20). */
export type Win =
  | { readonly by: 'lastKing' }
  | { readonly by: 'fourGrays' }
  | { readonly by: 'threeThrones' }
  | { readonly by: 'duplicate'; readonly ways: WaySet };

export interface OwnMove {
  readonly path: Path;
  readonly effect: Effect;
  readonly win: Win | undefined;
}

function winOf(position: Position, effect: Effect): Win | undefined {
  const { capturedKing, mover, cells, grays } = effect;
  const isAlone = seatsFrom(isInWithout(position, capturedKing), 0).length === 1;
  if (isAlone) return { by: 'lastKing' };
  if ((position.grays[mover] ?? 0) + grays >= GRAYS_TO_WIN) return { by: 'fourGrays' };
  const knight = man(mover, KNIGHT);
  if (THRONES.every((throne) => contentOf(cells, throne) === knight)) return { by: 'threeThrones' };
  const ways = duplicates(position, effect);
  return ways === 0 ? undefined : { by: 'duplicate', ways };
}

const known = new WeakMap<Position, readonly OwnMove[]>();

/** The own moves that the player to move may make: answers only, when it must answer a claim. */
export function legalOwnMoves(position: Position): readonly OwnMove[] {
  const before = known.get(position);
  if (before) return before;
  const { claim } = position;
  const legal: OwnMove[] = [];
  for (const path of ownMoves(position)) {
    const effect = effectOf(position, path);
    if (claim && answerOf(position, claim, effect) === undefined) continue;
    legal.push({ path, effect, win: winOf(position, effect) });
  }
  known.set(position, legal);
  return legal;
}
