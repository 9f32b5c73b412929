/**
 * Points, formatted the same way everywhere: fractions as a single character for people, as ASCII for
 * programs.
 */

/** The fractions of a point that games give: the character, and its value. */
const PARTS: readonly (readonly [value: number, sign: string, over: number, under: number])[] = [
  [0, '', 0, 1],
  [1 / 4, '¼', 1, 4],
  [1 / 3, '⅓', 1, 3],
  [1 / 2, '½', 1, 2],
  [2 / 3, '⅔', 2, 3],
  [3 / 4, '¾', 3, 4],
];
/** Thirds are not exact in floating point, and sums of them even less. */
const NEAR = 0.001;

function partsOf(value: number) {
  const whole = Math.floor(value + NEAR);
  const part = PARTS.find(([each]) => Math.abs(value - whole - each) < NEAR);
  return part && { whole, sign: part[1], over: part[2], under: part[3] };
}

const rounded = (value: number): string => String(Number(value.toFixed(2)));

/** "0", "1", "½", "1⅓" */
export function formatPoints(value: number): string {
  const parts = partsOf(value);
  if (!parts) return rounded(value);
  const { whole, sign } = parts;
  return sign === '' ? String(whole) : `${whole === 0 ? '' : whole}${sign}`;
}

/** "0", "1", "1/2", "4/3" */
export function formatPointsInAscii(value: number): string {
  const parts = partsOf(value);
  if (!parts) return rounded(value);
  const { whole, over, under } = parts;
  return over === 0 ? String(whole) : `${whole * under + over}/${under}`;
}
