/**
 * Charybdis Square written once more, for all positions of a small square: a bit a cell, the square's
 * symmetries as tables. Only for tests, which hold the rules of the house to it.
 */
export type Side = 0 | 1;

/** White's and Black's stones as bits, a1 lowest, and the side to move. */
export interface Masks {
  readonly own: readonly [white: number, black: number];
  readonly side: Side;
}

/** A turn of the square as far as it has come: its cells in order, and where the next stone may go. */
export interface Begun {
  readonly placed: readonly number[];
  readonly next: number;
  /** After it, if the turn ends here. */
  readonly after: Masks;
}

export interface MaskSquare {
  readonly size: number;
  readonly full: number;
  readonly neighbours: readonly number[];
  /** For each cell its four lines outward as bits, and the side whose fixed stone ends them. */
  readonly lines: readonly (readonly { readonly cells: readonly number[]; readonly end: Side }[])[];
  /** What each turning and mirroring of the square that leaves its rim alone does to each set of cells. */
  readonly symmetries: readonly Uint16Array[];
  /** For each set of cells the number that has a digit of base three for each. */
  readonly ternary: Uint32Array;
}

type Place = readonly [x: number, y: number];

const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** Whose fixed stone lies beyond the edge at (x, y), of which one coordinate is off the square. */
function ownerAt(size: number, rim: 'plain' | 'mixed', x: number, y: number): Side {
  const isAcross = y < 0 || y >= size;
  if (rim === 'plain') return isAcross ? 0 : 1;
  const isFirstWhite = y < 0 || x >= size;
  return (((isAcross ? x : y) + (isFirstWhite ? 0 : 1)) % 2) as Side;
}

export function maskSquare(size: number, rim: 'plain' | 'mixed'): MaskSquare {
  const count = size * size;
  const full = 2 ** count - 1;
  const isOn = (x: number, y: number): boolean => x >= 0 && x < size && y >= 0 && y < size;
  const places = Array.from({ length: count }, (_, cell): Place => [cell % size, Math.floor(cell / size)]);
  const lines = places.map(([x, y]) =>
    STEPS.map(([dx, dy]) => {
      const cells: number[] = [];
      let at: Place = [x + dx, y + dy];
      for (; isOn(...at); at = [at[0] + dx, at[1] + dy]) cells.push(1 << (at[1] * size + at[0]));
      return { cells, end: ownerAt(size, rim, ...at) };
    }),
  );
  const neighbours = lines.map((each) => each.reduce((mask, { cells }) => mask | (cells[0] ?? 0), 0));
  const turnings = [false, true].flatMap((isMirrored) =>
    [0, 1, 2, 3].map((quarters) => ([x, y]: Place): Place => {
      let turned: Place = isMirrored ? [size - 1 - x, y] : [x, y];
      for (let quarter = 0; quarter < quarters; quarter++) turned = [size - 1 - turned[1], turned[0]];
      return turned;
    }),
  );
  const rimPlaces = Array.from({ length: size }, (_, at) => at).flatMap((at): readonly Place[] => [
    [at, -1],
    [at, size],
    [-1, at],
    [size, at],
  ]);
  const symmetries = turnings
    .filter((turning) =>
      rimPlaces.every((place) => ownerAt(size, rim, ...place) === ownerAt(size, rim, ...turning(place))),
    )
    .map((turning) => {
      const bits = places.map(turning).map(([x, y]) => 1 << (y * size + x));
      return tableOf(count, (cell) => bits[cell] ?? 0, new Uint16Array(full + 1));
    });
  const ternary = tableOf(count, (cell) => 3 ** cell, new Uint32Array(full + 1));
  return { size, full, neighbours, lines, symmetries, ternary };
}

/** For each set of cells the sum of what its cells are worth. */
function tableOf<T extends Uint16Array | Uint32Array>(
  count: number,
  worth: (cell: number) => number,
  table: T,
): T {
  for (let cell = 0; cell < count; cell++) {
    for (let set = 0; set < 1 << cell; set++) table[set | (1 << cell)] = (table[set] ?? 0) + worth(cell);
  }
  return table;
}

export function image({ symmetries }: MaskSquare, { own, side }: Masks, which: number): Masks {
  const turned = symmetries[which] as Uint16Array;
  return { own: [turned[own[0]] as number, turned[own[1]] as number], side };
}

export const numberOf = ({ ternary }: MaskSquare, { own, side }: Masks): number =>
  2 * ((ternary[own[0]] as number) + 2 * (ternary[own[1]] as number)) + side;

/** The position as one number, which takes less room than its parts. */
export const pack = ({ own: [white, black], side }: Masks): number =>
  white + black * 2 ** 16 + side * 2 ** 32;

export const unpack = (packed: number): Masks => ({
  own: [packed & 0xffff, (packed >>> 16) & 0xffff],
  side: packed < 2 ** 32 ? 0 : 1,
});

/** The cells of a set, lowest first. */
function cellsIn(set: number): readonly number[] {
  const cells: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) cells.push(31 - Math.clz32(rest & -rest));
  return cells;
}

/** Every turn, each beginning once; one order of its stones stands for all that come to the same. */
export function turnsOf(square: MaskSquare, { own, side }: Masks): readonly Begun[] {
  const { full, neighbours } = square;
  const found: Begun[] = [];
  const seen = new Set<number>();
  const afterwards = (mine: number, theirs: number): Masks => ({
    own: side === 0 ? [mine, theirs] : [theirs, mine],
    side: (1 - side) as Side,
  });

  function follow(mine: number, theirs: number, grown: number, placed: readonly number[]): void {
    let next = 0;
    for (const cell of cellsIn(full & ~(mine | theirs))) {
      const beside = (neighbours[cell] as number) & mine;
      if (placed.length === 0 || (beside & ~grown) !== 0) next |= 1 << cell;
    }
    found.push({ placed, next, after: afterwards(mine, theirs) });
    for (const cell of cellsIn(next)) place(mine, theirs, grown, cell, [...placed, cell]);
  }

  function place(mine: number, theirs: number, grown: number, cell: number, placed: readonly number[]): void {
    if (((neighbours[cell] as number) & mine) === 0) {
      found.push({ placed, next: 0, after: afterwards(mine | (1 << cell), theirs) });
      return;
    }
    const turned = turnedBy(square, mine, theirs, cell, side);
    const stones = mine | (1 << cell) | turned;
    const done = grown | groupOf(square, stones, cell);
    const key = stones + (theirs & ~turned) * 2 ** 16 + done * 2 ** 32;
    if (seen.has(key)) return;
    seen.add(key);
    follow(stones, theirs & ~turned, done, placed);
  }

  follow(own[side], own[(1 - side) as Side], 0, []);
  return found;
}

/** The enemy stones that a stone on the cell encloses. */
function turnedBy({ lines }: MaskSquare, mine: number, theirs: number, cell: number, side: Side): number {
  let turned = 0;
  for (const { cells, end } of lines[cell] as MaskSquare['lines'][number]) {
    let [line, at] = [0, 0];
    for (; at < cells.length && ((cells[at] as number) & theirs) !== 0; at++) line |= cells[at] as number;
    const isClosed = at < cells.length ? ((cells[at] as number) & mine) !== 0 : end === side;
    if (isClosed) turned |= line;
  }
  return turned;
}

/** The stones that hang together with the one on the cell. */
function groupOf({ neighbours }: MaskSquare, stones: number, cell: number): number {
  let group = 1 << cell;
  for (let fresh = group; fresh !== 0; ) {
    let beside = 0;
    for (const member of cellsIn(fresh)) beside |= neighbours[member] as number;
    fresh = beside & stones & ~group;
    group |= fresh;
  }
  return group;
}
