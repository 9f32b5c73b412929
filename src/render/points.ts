/** Points, formatted the same way everywhere: fractions as a single character. */

/** The fractions of a point that games give: the character, and its value. */
const PARTS: readonly (readonly [value: number, sign: string])[] = [
  [0, ''],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
];
/** Thirds are not exact in floating point, and sums of them even less. */
const NEAR = 0.001;

function partsOf(value: number) {
  const whole = Math.floor(value + NEAR);
  const part = PARTS.find(([each]) => Math.abs(value - whole - each) < NEAR);
  return part && { whole, sign: part[1] };
}

const rounded = (value: number): string => String(Number(value.toFixed(2)));

/** "0", "1", "½", "1⅓" */
export function formatPoints(value: number): string {
  const parts = partsOf(value);
  if (!parts) return rounded(value);
  const { whole, sign } = parts;
  return sign === '' ? String(whole) : `${whole === 0 ? '' : whole}${sign}`;
}
