/** Choosing a picture's palette: its most common colours exactly; for the others median cut, then k-means. */

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

const REFINEMENTS = 4;

interface Box {
  readonly entries: readonly Entry[];
  readonly shift: number;
  /** How urgently a box should be split: its widest channel, weighted by how many pixels it holds. */
  readonly strain: number;
}

function boxOf(entries: readonly Entry[]): Box {
  const weight = entries.reduce((sum, [, times]) => sum + times, 0);
  const spreads = SHIFTS.map((shift) => {
    let low = 255;
    let high = 0;
    for (const [colour] of entries) {
      low = Math.min(low, channel(colour, shift));
      high = Math.max(high, channel(colour, shift));
    }
    return { shift, spread: high - low };
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

function average(entries: readonly Entry[]): Rgb {
  const weight = entries.reduce((sum, [, times]) => sum + times, 0);
  return SHIFTS.reduce((colour, shift) => {
    const sum = entries.reduce((total, [each, times]) => total + channel(each, shift) * times, 0);
    return colour | (Math.round(sum / weight) << shift);
  }, 0);
}

const distance = (a: Rgb, b: Rgb): number =>
  (channel(a, 16) - channel(b, 16)) ** 2 +
  (channel(a, 8) - channel(b, 8)) ** 2 +
  (channel(a, 0) - channel(b, 0)) ** 2;

/** The index of the nearest of these colours. */
function nearest(palette: readonly Rgb[], colour: Rgb): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let index = 0; index < palette.length; index++) {
    const found = distance(palette[index] ?? 0, colour);
    if (found >= least) continue;
    least = found;
    best = index;
  }
  return best;
}

/**
 * Moves each colour except the first `fixed` to the mean of the colours nearest to it (one k-means round).
 */
function refine(palette: readonly Rgb[], fixed: number, entries: readonly Entry[]): readonly Rgb[] {
  const members: Entry[][] = palette.map(() => []);
  for (const entry of entries) members[nearest(palette, entry[0])]?.push(entry);
  return palette.map((colour, index) => {
    const own = members[index] ?? [];
    return index < fixed || own.length === 0 ? colour : average(own);
  });
}

/** At most `size` colours to stand for the whole histogram; the `exact` most common are kept exactly. */
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
  let chosen = [...palette, ...boxes.map(({ entries }) => average(entries))];
  for (let round = 0; round < REFINEMENTS; round++) chosen = [...refine(chosen, exact, rest)];
  return [...new Set(chosen)];
}

/** The index of the palette's colour that is nearest to each colour asked for. */
export function matcher(palette: readonly Rgb[]): (colour: Rgb) => number {
  const found = new Map<Rgb, number>();
  return (colour) => {
    const known = found.get(colour);
    if (known !== undefined) return known;
    const best = nearest(palette, colour);
    found.set(colour, best);
    return best;
  };
}
