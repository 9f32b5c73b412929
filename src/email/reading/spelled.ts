/** Words as people type them: accents their keyboard lacks, and typos. */

/** In lower case and with the same length; letters whose lower case has another length are kept. */
export const withoutAccents = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\p{L}/gu, (letter) => letter.normalize('NFD').charAt(0))
    .toLowerCase();

/**
 * Whether one typo turns `meant` into `typed`. The first letter is assumed right, since it is seldom wrong.
 */
export function isSlip(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1 || typed.charAt(0) !== meant.charAt(0)) return false;
  let start = 0;
  while (start < meant.length && typed[start] === meant[start]) start += 1;
  const [rest, right] = [typed.slice(start), meant.slice(start)];
  if (rest.length > right.length) return rest.slice(1) === right;
  if (rest.length < right.length) return rest === right.slice(1);
  const swapped = `${right.charAt(1)}${right.charAt(0)}${right.slice(2)}`;
  return rest.slice(1) === right.slice(1) || rest === swapped;
}
