/**
 * Claims: a feat must be answered by the next player, and an answered feat may be duplicated by the third.
 * The second phase of way 6 is a claim too: whoever answered by going to the third throne is then to be answered.
 */
import type { Seat } from '../rules.ts';
import { type Cell, THRONES } from './board.ts';
import type { Effect } from './effect.ts';
import { featsDone, KING_ON_THRONE, kingsArrival } from './feats.ts';
import {
  type Claim,
  contentOf,
  isInWithout,
  KING,
  man,
  type Position,
  SEATS,
  seatsFrom,
  throneOf,
  type WaySet,
} from './position.ts';

/** How an own move answers the claim: by capturing the claimant's King, by doing the same, by the third throne. */
export type Answer = 'capture' | 'same' | 'thirdThrone';

/** The seat that is neither of two. */
const thirdSeat = (one: Seat, other: Seat): Seat =>
  SEATS.find((seat) => seat !== one && seat !== other) as Seat;

/** Whether the third player will still be in the game after the move. */
const isThirdInAfter = (position: Position, claim: Claim, effect: Effect): boolean =>
  isInWithout(position, effect.capturedKing)[thirdSeat(claim.by, position.toMove)] === true;

/** Where the King of the player to move must go to answer way 6; each cell with the answer that it is. */
export interface ThroneAnswer {
  readonly throne: Cell;
  readonly answer: 'same' | 'thirdThrone';
}

/** The thrones that answer the claim of way 6, the claimant's own first. */
export function throneAnswers(position: Position, claim: Claim): readonly ThroneAnswer[] {
  const { cells, isIn, taken, toMove } = position;
  const third = thirdSeat(claim.by, toMove);
  const thirdThrone = throneOf(position, third);
  const claimant = taken[claim.by];
  const ownThrone = throneOf(position, toMove);
  if (claimant === undefined || ownThrone === undefined) return [];
  if (claim.isThirdThrone) return thirdThrone === undefined ? [] : [{ throne: thirdThrone, answer: 'same' }];
  const answers: ThroneAnswer[] = [{ throne: THRONES[claimant] as Cell, answer: 'same' }];
  const isClaimantOnOwn = contentOf(cells, ownThrone) === man(claimant, KING);
  if (isClaimantOnOwn && isIn[third] && thirdThrone !== undefined) {
    answers.push({ throne: thirdThrone, answer: 'thirdThrone' });
  }
  return answers;
}

function answerByThrone(position: Position, claim: Claim, effect: Effect): Answer | undefined {
  const to = kingsArrival(position.cells, effect.cells, effect.mover);
  if (to === undefined) return undefined;
  const answer = throneAnswers(position, claim).find(({ throne }) => throne === to)?.answer;
  return answer === 'thirdThrone' && !isThirdInAfter(position, claim, effect) ? undefined : answer;
}

/** How the own move answers the claim, if it does; two feats must both be answered. */
export function answerOf(position: Position, claim: Claim, effect: Effect): Answer | undefined {
  if (effect.capturedKing !== undefined && effect.capturedKing === position.taken[claim.by]) return 'capture';
  const others = claim.ways & ~KING_ON_THRONE;
  const done = featsDone(position.cells, effect.cells, effect.mover, 'noWhites');
  if ((done & others) !== others) return undefined;
  return claim.ways & KING_ON_THRONE ? answerByThrone(position, claim, effect) : 'same';
}

/** The feats by which the move wins as a duplicate; white cells count (R15). */
export const duplicates = (position: Position, effect: Effect): WaySet =>
  position.duplicable === 0
    ? 0
    : position.duplicable & featsDone(position.cells, effect.cells, effect.mover, 'whites');

/** What a turn leaves behind of claims, for the player after it. */
export type Aftermath = Pick<Position, 'closed' | 'claim' | 'duplicable'>;

/** The claims after a turn that has not won. */
export function claimsAfter(position: Position, effect: Effect): Aftermath {
  const { claim, toMove } = position;
  const closed = position.closed | position.duplicable;
  if (!claim) {
    const ways = featsDone(position.cells, effect.cells, effect.mover, 'whites') & ~closed;
    return {
      closed,
      claim: ways === 0 ? undefined : { by: toMove, ways, isThirdThrone: false },
      duplicable: 0,
    };
  }
  switch (answerOf(position, claim, effect)) {
    case 'capture':
      return { closed, claim: undefined, duplicable: 0 };
    case 'thirdThrone':
      return {
        closed,
        claim: { by: toMove, ways: KING_ON_THRONE, isThirdThrone: true },
        duplicable: claim.ways & ~KING_ON_THRONE,
      };
    case 'same': {
      const mayDuplicate = !claim.isThirdThrone && isThirdInAfter(position, claim, effect);
      return mayDuplicate
        ? { closed, claim: undefined, duplicable: claim.ways }
        : { closed: closed | claim.ways, claim: undefined, duplicable: 0 };
    }
    case undefined:
      throw new Error('a move that does not answer the claim');
  }
}

/** The claims after the player to move was skipped (R17): what it might have duplicated closes. */
export const claimsAfterSkip = ({ closed, duplicable }: Position): Aftermath => ({
  closed: closed | duplicable,
  claim: undefined,
  duplicable: 0,
});

/** The claims after a seat has left, other than one that had to answer (R10). */
export function claimsAfterLeaving(position: Position, seat: Seat): Aftermath {
  const { closed, claim, duplicable, toMove, isIn } = position;
  if (seat === toMove) return claimsAfterSkip(position);
  const [claimantOfDuplicable] = seatsFrom(isIn, toMove + 1);
  return {
    closed,
    claim: claim?.by === seat ? undefined : claim,
    duplicable: duplicable !== 0 && claimantOfDuplicable === seat ? 0 : duplicable,
  };
}
