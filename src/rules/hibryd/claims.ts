/**
 * Claims: the next player must answer a feat, and the third player may duplicate an answered one. An answer
 * may itself claim another feat; then the third player either answers that, or duplicates what was answered.
 * The second phase of way 6 is a claim too: a player who answered by going to the third throne must then be
 * answered in turn.
 */
import type { Seat } from '../rules.ts';
import type { Cell } from './board.ts';
import type { Effect } from './effect.ts';
import { featsDone, KING_ON_THRONE, kingsArrival } from './feats.ts';
import {
  type Cells,
  type Claim,
  contentOf,
  type Faction,
  factionBy,
  isInWithout,
  KING,
  man,
  type Position,
  SEATS,
  throneOf,
  type WaySet,
} from './position.ts';

/** How an own move answers the claim: by doing the same, or by going to the third throne. */
export type Answer = 'same' | 'thirdThrone';

/** The seat that is neither of these two. */
const thirdSeat = (one: Seat, other: Seat): Seat =>
  SEATS.find((seat) => seat !== one && seat !== other) as Seat;

/** Whether the third player will still be in the game after the move. */
const isThirdInAfter = (position: Position, claim: Claim, effect: Effect): boolean =>
  isInWithout(position, effect.capturedKing)[thirdSeat(claim.by, position.toMove)] === true;

/** A throne the King of the player to move can go to in order to answer way 6, and which answer that is. */
export interface ThroneAnswer {
  readonly throne: Cell;
  readonly answer: Answer;
}

/** The thrones that answer a claim of way 6, the claimant's own first. */
export function throneAnswers(position: Position, claim: Claim): readonly ThroneAnswer[] {
  const { cells, isIn, toMove } = position;
  const third = thirdSeat(claim.by, toMove);
  if (claim.isThirdThrone) return [{ throne: throneOf(position, third), answer: 'same' }];
  const answers: ThroneAnswer[] = [{ throne: throneOf(position, claim.by), answer: 'same' }];
  const claimantsKing = man(factionBy(position, claim.by), KING);
  const isClaimantOnOwn = contentOf(cells, throneOf(position, toMove)) === claimantsKing;
  if (isClaimantOnOwn && isIn[third]) {
    answers.push({ throne: throneOf(position, third), answer: 'thirdThrone' });
  }
  return answers;
}

/**
 * How the own move that leads to `cells` answers the claim, if it does. Two feats must both be answered. Way
 * 6 never comes together with another: a King's move does not change a shape of six, and no line of seven has
 * its middle on a throne.
 */
export function answerOf(position: Position, claim: Claim, mover: Faction, cells: Cells): Answer | undefined {
  if (claim.ways === KING_ON_THRONE) {
    const to = kingsArrival(position.cells, cells, mover);
    return throneAnswers(position, claim).find(({ throne }) => throne === to)?.answer;
  }
  const done = featsDone(position.cells, cells, mover, 'noWhites');
  return (done & claim.ways) === claim.ways ? 'same' : undefined;
}

/** Whether a player bound by the claim may make the move: it must answer, or win as a duplicate (R9). */
export const isAnswerOrDuplicate = (position: Position, claim: Claim, effect: Effect): boolean =>
  answerOf(position, claim, effect.mover, effect.cells) !== undefined || duplicates(position, effect) !== 0;

/**
 * Whether the move answers way 6 by capturing the third player's King on its throne, so that nobody is left
 * to counter it.
 */
export function winsByThirdThrone(position: Position, { mover, cells, capturedKing }: Effect): boolean {
  const { claim } = position;
  if (!claim || capturedKing === undefined) return false;
  return answerOf(position, claim, mover, cells) === 'thirdThrone';
}

/** The feats with which the move wins as a duplicate; white cells count (R15). */
export const duplicates = (position: Position, effect: Effect): WaySet =>
  position.duplicable === 0
    ? 0
    : position.duplicable & featsDone(position.cells, effect.cells, effect.mover, 'whites');

/** The claims that a turn leaves for the next player. */
export type Aftermath = Pick<Position, 'closed' | 'claim' | 'duplicable'>;

/**
 * The claim made by the mover's own feats, except for ways that are closed or that the move has just
 * answered.
 */
function claimMade({ cells, toMove }: Position, effect: Effect, spent: WaySet): Claim | undefined {
  const ways = featsDone(cells, effect.cells, effect.mover, 'whites') & ~spent;
  return ways === 0 ? undefined : { by: toMove, ways, isThirdThrone: false };
}

/**
 * The claims after a turn that has not won. The answer is counted first; another feat in the same turn is a
 * new claim (R9).
 */
export function claimsAfter(position: Position, effect: Effect): Aftermath {
  const { claim, toMove } = position;
  const closed = position.closed | position.duplicable;
  if (!claim) return { closed, claim: claimMade(position, effect, closed), duplicable: 0 };
  if (answerOf(position, claim, effect.mover, effect.cells) === 'thirdThrone') {
    return { closed, claim: { by: toMove, ways: KING_ON_THRONE, isThirdThrone: true }, duplicable: 0 };
  }
  const made = claimMade(position, effect, closed | claim.ways);
  const mayDuplicate = !claim.isThirdThrone && isThirdInAfter(position, claim, effect);
  return mayDuplicate
    ? { closed, claim: made, duplicable: claim.ways }
    : { closed: closed | claim.ways, claim: made, duplicable: 0 };
}

/** The claims after the player to move was skipped (R17): the ways it could have duplicated are closed. */
export const claimsAfterSkip = ({ closed, duplicable }: Position): Aftermath => ({
  closed: closed | duplicable,
  claim: undefined,
  duplicable: 0,
});

/**
 * The claims after a seat other than the one that had to answer has left; what was answered stays pending
 * (R10).
 */
export function claimsAfterLeaving(position: Position, seat: Seat): Aftermath {
  const { closed, claim, duplicable, toMove } = position;
  if (seat === toMove) return claimsAfterSkip(position);
  return { closed, claim: claim?.by === seat ? undefined : claim, duplicable };
}
