/** The smallest gap between two of these numbers that are not (nearly) equal; Infinity if all are. */
export function smallestGap(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const gaps = sorted.slice(1).map((each, index) => each - (sorted[index] ?? 0));
  return Math.min(...gaps.filter((gap) => gap > 0.01));
}
