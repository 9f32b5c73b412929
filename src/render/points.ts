/** Points, told one way everywhere: in one sign where people read them, in ASCII where programs may. */

const THIRD = 1 / 3;
const isThird = (value: number): boolean => Math.abs(value - THIRD) < 0.001;

const SIGNS: Readonly<Record<string, string>> = { '0.25': '¼', '0.5': '½', '0.75': '¾', '1.5': '1½' };

const FRACTIONS: Readonly<Record<string, string>> = {
  '0.25': '1/4',
  '0.5': '1/2',
  '0.75': '3/4',
  '1.5': '3/2',
};

const rounded = (value: number): string => String(Number(value.toFixed(2)));

/** "1", "½", "⅓" */
export const formatPoints = (value: number): string =>
  isThird(value) ? '⅓' : (SIGNS[String(value)] ?? rounded(value));

/** "1", "1/2", "1/3" */
export const formatPointsInAscii = (value: number): string =>
  isThird(value) ? '1/3' : (FRACTIONS[String(value)] ?? rounded(value));
