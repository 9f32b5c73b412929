/** The legal own moves of a position, computed once for each position, and what they lead to. */
import { THRONES } from './board.ts';
import { duplicates, isAnswerOrDuplicate, winsByThirdThrone } from './claims.ts';
import { type Effect, effectOf } from './effect.ts';
import { ownMoves, type Path } from './ownMoves.ts';
import {
  contentOf,
  graysOf,
  isInWithout,
  KNIGHT,
  man,
  type Position,
  seatsFrom,
  type WaySet,
} from './position.ts';

/** How many captured Gray pieces win the game (way 2). */
export const GRAYS_TO_WIN = 4;

/** How an own move wins at once, without a Gray move after it (R11, R20). */
export type Win =
  | { readonly by: 'lastKing' }
  | { readonly by: 'fourGrays' }
  | { readonly by: 'threeThrones' }
  | { readonly by: 'duplicate'; readonly ways: WaySet }
  | { readonly by: 'thirdThrone' };

export interface OwnMove {
  readonly path: Path;
  readonly effect: Effect;
  readonly win: Win | undefined;
}

function winOf(position: Position, effect: Effect): Win | undefined {
  const { capturedKing, mover, cells, grays } = effect;
  const isAlone = seatsFrom(isInWithout(position, capturedKing), 0).length === 1;
  if (isAlone) return { by: 'lastKing' };
  if (graysOf(position, mover) + grays >= GRAYS_TO_WIN) return { by: 'fourGrays' };
  const knight = man(mover, KNIGHT);
  if (THRONES.every((throne) => contentOf(cells, throne) === knight)) return { by: 'threeThrones' };
  const ways = duplicates(position, effect);
  if (ways !== 0) return { by: 'duplicate', ways };
  return winsByThirdThrone(position, effect) ? { by: 'thirdThrone' } : undefined;
}

/** The own move along a legal path. */
export function carryOut(position: Position, path: Path): OwnMove {
  const effect = effectOf(position, path);
  return { path, effect, win: winOf(position, effect) };
}

const known = new WeakMap<Position, readonly Path[]>();

/**
 * The own moves that the player to move may make: if it must answer a claim, only moves that answer or
 * duplicate.
 */
export function legalPaths(position: Position): readonly Path[] {
  const before = known.get(position);
  if (before) return before;
  const legal = [...allowed(position)];
  known.set(position, legal);
  return legal;
}

/** Whether there is any. Machines ask this of many positions of which they never need the moves. */
export const canMove = (position: Position): boolean => allowed(position).next().done !== true;

function* allowed(position: Position): Generator<Path> {
  const { claim } = position;
  for (const path of ownMoves(position)) {
    if (!claim || isAnswerOrDuplicate(position, claim, effectOf(position, path))) yield path;
  }
}
