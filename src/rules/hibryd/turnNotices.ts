/**
 * What happened in a turn that all three players must know about: claims, how they were answered or ended,
 * and captured Kings.
 */
import type { Notice, Standing } from '../rules.ts';
import { answerOf } from './claims.ts';
import { codeOf } from './codes.ts';
import { waysIn } from './feats.ts';
import { claimNotices, closedNotices, duplicateNotices } from './notices.ts';
import { type Claim, factionBy, type Position, SEATS } from './position.ts';

/** How the claim that stood before a turn was ended by it. */
function endOf(claim: Claim, before: Position, after: Standing<Position>, turn: 'move' | 'leaving') {
  const { toMove } = before;
  const ends = (code: string): readonly Notice[] => [{ code, seat: toMove, of: claim.by }];
  if (turn === 'leaving') {
    const { isIn } = after.position;
    if (!isIn[toMove]) return ends('ANSWERER_LEFT');
    return isIn[claim.by] ? [] : ends('CLAIMANT_LEFT');
  }
  switch (answerOf(before, claim, factionBy(before, toMove), after.position.cells)) {
    case 'same':
      if (claim.isThirdThrone) return ends('ANSWERED_THIRD_THRONE');
      return waysIn(claim.ways).map((way) => ({
        code: codeOf('ANSWERED', way),
        seat: toMove,
        of: claim.by,
        way,
      }));
    case 'thirdThrone':
      // The answer is a claim of its own, with its own notice, unless it captured the King that could have
      // countered it.
      return after.outcome?.reason === 'UNANSWERED_THIRD_THRONE' && !after.position.claim
        ? ends('THIRD_THRONE_TAKEN')
        : [];
    case undefined:
      // The game was won by a duplicate instead.
      return [];
  }
}

/**
 * The claim that has just been made, and what may be duplicated; `FINAL` if it has won because no move
 * answers it.
 */
function beginningOf(before: Position, { position, outcome }: Standing<Position>): readonly Notice[] {
  const { claim, duplicable } = position;
  const begun = claim === before.claim ? [] : claimNotices(position);
  if (!outcome) return [...begun, ...(duplicable === before.duplicable ? [] : duplicateNotices(position))];
  const hasWon = claim !== undefined && outcome.points[claim.by] === 1;
  return hasWon ? begun.map((notice) => ({ ...notice, code: `FINAL_${notice.code}` })) : [];
}

export function turnNotices(
  before: Position,
  after: Standing<Position>,
  turn: 'move' | 'leaving',
): readonly Notice[] {
  const { position } = after;
  const captured = SEATS.filter((seat) => turn === 'move' && before.isIn[seat] && !position.isIn[seat]);
  return [
    ...captured.map((of) => ({ code: 'KING_CAPTURED', seat: before.toMove, of })),
    ...(before.claim ? endOf(before.claim, before, after, turn) : []),
    ...beginningOf(before, after),
    ...closedNotices(position.closed & ~before.closed),
  ];
}
