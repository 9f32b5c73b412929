/**
 * Charybdis written a second time, as plainly as its rules read and for any small board: points and letters,
 * no tables.
 * Only for tests, which hold the rules of the house to it.
 */
export interface World {
  /** The cells' points in the order of a position's letters. */
  readonly points: readonly (readonly [number, number])[];
  readonly directions: readonly (readonly [number, number])[];
  /** The fixed stones by their point. */
  readonly fixed: ReadonlyMap<string, string>;
}

/** A turn in the making: the board as letters, the cells that have grown, and whether the turn is over. */
export interface Begun {
  readonly board: string;
  readonly grown: ReadonlySet<number>;
  readonly isOver: boolean;
}

const key = (x: number, y: number): string => `${x},${y}`;

function beside({ points, directions }: World, cell: number): readonly number[] {
  const [x, y] = points[cell] ?? [0, 0];
  return directions
    .map(([dx, dy]) => points.findIndex(([px, py]) => px === x + dx && py === y + dy))
    .filter((at) => at >= 0);
}

function groupAt(world: World, board: string, cell: number): ReadonlySet<number> {
  const group = new Set([cell]);
  for (const member of group) {
    for (const next of beside(world, member)) if (board[next] === board[cell]) group.add(next);
  }
  return group;
}

/** The cells on which the next stone may be placed. */
export function choices(world: World, colour: string, begun: Begun, isFirst: boolean): readonly number[] {
  if (begun.isOver) return [];
  const vacant = [...begun.board].flatMap((letter, cell) => (letter === '.' ? cell : []));
  if (isFirst) return vacant;
  return vacant.filter((cell) =>
    beside(world, cell).some((next) => begun.board[next] === colour && !begun.grown.has(next)),
  );
}

export function placed(world: World, colour: string, { board, grown }: Begun, cell: number): Begun {
  const letters = [...board];
  letters[cell] = colour;
  if (!beside(world, cell).some((next) => board[next] === colour)) {
    return { board: letters.join(''), grown, isOver: true };
  }
  const [x, y] = world.points[cell] ?? [0, 0];
  const turned: number[] = [];
  for (const [dx, dy] of world.directions) {
    const line: number[] = [];
    for (let step = 1; ; step++) {
      const at = world.points.findIndex(([px, py]) => px === x + step * dx && py === y + step * dy);
      const stone = at < 0 ? world.fixed.get(key(x + step * dx, y + step * dy)) : board[at];
      if (stone === colour) turned.push(...line);
      if (at < 0 || stone === colour || stone === '.') break;
      line.push(at);
    }
  }
  for (const each of turned) letters[each] = colour;
  const after = letters.join('');
  return { board: after, grown: new Set([...grown, ...groupAt(world, after, cell)]), isOver: false };
}

export const majority = (board: string): number =>
  [...board].reduce((sum, letter) => sum + (letter === 'W' ? 1 : letter === 'B' ? -1 : 0), 0);

/** The hexagon of side 2: a1 a2, b1 b2 b3, c1 c2; the ring is read off the picture in the rules. */
export const HEXAGON_2: World = {
  points: [
    [0, -1],
    [1, -1],
    [-1, 0],
    [0, 0],
    [1, 0],
    [-1, 1],
    [0, 1],
  ],
  directions: [
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
    [1, -1],
  ],
  fixed: new Map([
    // Below, from the left: S's corner and its stone, then SE's corner.
    [key(0, -2), 'W'],
    [key(1, -2), 'W'],
    [key(2, -2), 'B'],
    // Up the right side: SE's stone, NE's corner, NE's stone.
    [key(2, -1), 'B'],
    [key(2, 0), 'W'],
    [key(1, 1), 'W'],
    // Above, from the right: N's corner, N's stone, NW's corner.
    [key(0, 2), 'B'],
    [key(-1, 2), 'B'],
    [key(-2, 2), 'W'],
    // Down the left side: NW's stone, SW's corner, SW's stone.
    [key(-2, 1), 'W'],
    [key(-2, 0), 'B'],
    [key(-1, -1), 'B'],
  ]),
};

/** A square with one colour a side, or both by turns. */
export function squareWorld(size: number, rim: 'plain' | 'mixed'): World {
  const along = Array.from({ length: size }, (_, at) => at);
  const mixed = (at: number, first: string): string => (at % 2 === 0 ? first : first === 'W' ? 'B' : 'W');
  const owner = (plain: string, first: string, at: number) => (rim === 'plain' ? plain : mixed(at, first));
  return {
    points: along.flatMap((y) => along.map((x) => [x, y] as const)),
    directions: [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ],
    fixed: new Map(
      along.flatMap((at) => [
        [key(at, -1), owner('W', 'W', at)],
        [key(at, size), owner('W', 'B', at)],
        [key(-1, at), owner('B', 'B', at)],
        [key(size, at), owner('B', 'W', at)],
      ]),
    ),
  };
}

/** A hexagon of any side; its ring is walked counterclockwise from the left end of the bottom. */
export function hexagonWorld(side: number): World {
  const along = Array.from({ length: 2 * side - 1 }, (_, at) => at - side + 1);
  let [x, y] = [0, -side];
  const fixed = new Map<string, string>();
  for (const [way, [dx, dy]] of HEXAGON_2.directions.entries()) {
    for (let stone = 0; stone < side; stone++, x += dx, y += dy)
      fixed.set(key(x, y), way % 2 === 0 ? 'W' : 'B');
  }
  return {
    points: along.flatMap((r) =>
      along.filter((q) => Math.abs(q + r) < side).map((q): readonly [number, number] => [q, r]),
    ),
    directions: HEXAGON_2.directions,
    fixed,
  };
}
