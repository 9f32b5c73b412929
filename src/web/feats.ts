/** What a turn did that deserves a symbol in the list of moves. */
import type { AnyRules, Piece } from '../rules/index.ts';
import type { Moment } from './moment.ts';

export interface Feats {
  /** Pieces captured, or turned over to the other side. */
  readonly captures: number;
  /** A piece became another: promoted, crowned, woken. */
  readonly isChange: boolean;
  readonly isCheck: boolean;
  readonly isClaim: boolean;
}

/** How many pieces each side has (neutral ones under `undefined`), and how many of each kind. */
function tally(pieces: readonly Piece[]) {
  const men = new Map<number | undefined, number>();
  const kinds = new Map<string, number>();
  for (const { seat, kind } of pieces) {
    men.set(seat, (men.get(seat) ?? 0) + 1);
    kinds.set(`${seat} ${kind}`, (kinds.get(`${seat} ${kind}`) ?? 0) + 1);
  }
  return { men, kinds };
}

/** What the turn between two moments did; a seat's leaving counts as nothing. */
export function featsOf(rules: AnyRules, before: Moment, after: Moment): Feats {
  const isMove = after.turn?.move != null;
  const [was, is] = [tally(before.pieces), tally(after.pieces)];
  const lost = [...was.men].map(([seat, count]) => Math.max(0, count - (is.men.get(seat) ?? 0)));
  const isChange = after.pieces.some(
    ({ seat, kind }) =>
      (is.kinds.get(`${seat} ${kind}`) ?? 0) > (was.kinds.get(`${seat} ${kind}`) ?? 0) &&
      (is.men.get(seat) ?? 0) <= (was.men.get(seat) ?? 0),
  );
  const { standing } = after;
  const notices = standing.outcome ? [] : (rules.notices?.(standing.position) ?? []);
  return {
    captures: isMove ? lost.reduce((sum, each) => sum + each, 0) : 0,
    isChange: isMove && isChange,
    isCheck: after.marks.some(({ kind }) => kind === 'check'),
    isClaim: notices.some(({ code }) => code.startsWith('CLAIM')),
  };
}
