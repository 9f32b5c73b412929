/** What a turn brings about that all three must know: claims, how they are answered and end, Kings captured. */
import type { Notice, Standing } from '../rules.ts';
import { codeOf } from './codes.ts';
import { waysIn } from './feats.ts';
import { claimNotices, closedNotices, duplicateNotices } from './notices.ts';
import { type Claim, type Position, SEATS } from './position.ts';

/** How the claim that stood before a turn ended by it. */
function endOf(claim: Claim, { toMove }: Position, after: Standing<Position>, turn: 'move' | 'leaving') {
  const ends = (code: string): readonly Notice[] => [{ code, seat: toMove, of: claim.by }];
  if (turn === 'leaving') {
    if (after.outcome) return ends('ANSWERER_LEFT');
    return after.position.claim ? [] : ends('CLAIMANT_LEFT');
  }
  if (!after.position.isIn[claim.by]) return ends('CLAIMANT_CAPTURED');
  // The answer by the third throne is a claim of its own, which says so.
  if (after.position.claim) return [];
  if (claim.isThirdThrone) return ends('ANSWERED_THIRD_THRONE');
  return waysIn(claim.ways).map((way) => ({
    code: codeOf('ANSWERED', way),
    seat: toMove,
    of: claim.by,
    way,
  }));
}

/** The claim that has just arisen; `FINAL` where it has won because no move answers it. */
function beginningOf(position: Position, isOver: boolean): readonly Notice[] {
  const begun = claimNotices(position);
  return isOver ? begun.map((notice) => ({ ...notice, code: `FINAL_${notice.code}` })) : begun;
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
    ...(position.claim && position.claim !== before.claim
      ? beginningOf(position, after.outcome !== undefined)
      : []),
    ...(position.duplicable === before.duplicable ? [] : duplicateNotices(position)),
    ...closedNotices(position.closed & ~before.closed),
  ];
}
