/**
 * The address that takes the answer to a task: `lesson.three-crowns.3@<mail domain>`. It needs no seal:
 * whoever writes there is answered as at play@, and nothing is kept.
 */

export interface LessonAddress {
  /** The id of the game's rules, as written; there may be none by it. */
  readonly game: string;
  /** Counted from 1. */
  readonly number: number;
}

const LOCAL_PART = /^lesson\.([a-z][a-z-]{1,29})\.([1-9]\d?)$/;

export const formatLessonAddress = ({ game, number }: LessonAddress, domain: string): string =>
  `lesson.${game}.${number}@${domain}`;

/** undefined if `address` (bare) is no such address at `domain`. */
export function parseLessonAddress(address: string, domain: string): LessonAddress | undefined {
  const [local = '', host, ...rest] = address.toLowerCase().split('@');
  if (rest.length > 0 || host !== domain.toLowerCase()) return undefined;
  const [, game, number] = LOCAL_PART.exec(local) ?? [];
  return game === undefined ? undefined : { game, number: Number(number) };
}
