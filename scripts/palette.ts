/** Choosing a picture's palette: its commonest colours exactly, and the averages of the others by median cut. */

/** `0xrrggbb` */
export type Rgb = number;

/** How often each colour occurs. */
export type Histogram = Map<Rgb, number>;

export const count = (histogram: Histogram, colour: Rgb, times = 1): void => {
  histogram.set(colour, (histogram.get(colour) ?? 0) + times);
};

type Entry = readonly [Rgb, number];

const channel = (colour: Rgb, shift: number): number => (colour >> shift) & 255;
const SHIFTS: readonly number[] = [16, 8, 0];

interface Box {
  readonly entries: readonly Entry[];
  readonly shift: number;
  /** How much the box wants to be cut: its widest channel, weighed by how many pixels it holds. */
  readonly strain: number;
}

function boxOf(entries: readonly Entry[]): Box {
  const weight = entries.reduce((sum, [, times]) => sum + times, 0);
  const spreads = SHIFTS.map((shift) => {
    const values = entries.map(([colour]) => channel(colour, shift));
    return { shift, spread: Math.max(...values) - Math.min(...values) };
  });
  const widest = spreads.reduce((a, b) => (b.spread > a.spread ? b : a));
  return { entries, shift: widest.shift, strain: widest.spread * weight ** 0.25 };
}

function cut({ entries, shift }: Box): readonly Box[] {
  const sorted = entries.toSorted(([a], [b]) => channel(a, shift) - channel(b, shift));
  const half = sorted.reduce((sum, [, times]) => sum + times, 0) / 2;
  let passed = 0;
  let at = 0;
  while (at < sorted.length - 1 && passed + (sorted[at]?.[1] ?? 0) <= half) passed += sorted[at++]?.[1] ?? 0;
  const middle = Math.max(1, at);
  return [boxOf(sorted.slice(0, middle)), boxOf(sorted.slice(middle))];
}

function average({ entries }: Box): Rgb {
  const weight = entries.reduce((sum, [, times]) => sum + times, 0);
  return SHIFTS.reduce((colour, shift) => {
    const sum = entries.reduce((total, [each, times]) => total + channel(each, shift) * times, 0);
    return colour | (Math.round(sum / weight) << shift);
  }, 0);
}

/** At most `size` colours that stand for all of the histogram; the `exact` commonest are taken as they are. */
export function choosePalette(histogram: Histogram, size: number, exact: number): readonly Rgb[] {
  const byFrequency = [...histogram].sort(([a, m], [b, n]) => n - m || a - b);
  const palette = byFrequency.slice(0, exact).map(([colour]) => colour);
  const rest = byFrequency.slice(exact);
  if (rest.length === 0) return palette;
  let boxes: readonly Box[] = [boxOf(rest)];
  while (boxes.length < size - exact) {
    const widest = boxes.reduce((a, b) => (b.strain > a.strain ? b : a));
    if (widest.strain === 0) break;
    boxes = boxes.flatMap((box) => (box === widest ? cut(box) : [box]));
  }
  return [...new Set([...palette, ...boxes.map(average)])];
}

/** The index of the palette's colour that is nearest to each colour asked for. */
export function matcher(palette: readonly Rgb[]): (colour: Rgb) => number {
  const found = new Map<Rgb, number>();
  return (colour) => {
    const known = found.get(colour);
    if (known !== undefined) return known;
    const distances = palette.map((each) =>
      SHIFTS.reduce((sum, shift) => sum + (channel(each, shift) - channel(colour, shift)) ** 2, 0),
    );
    const best = distances.indexOf(Math.min(...distances));
    found.set(colour, best);
    return best;
  };
}
