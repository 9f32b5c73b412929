/**
 * 3-way Checkers written a second time, as plainly as its rules read and for a triangle of any size: a board
 * is the letters of its cells, row by row, and nothing else is kept.
 * Only for tests, which hold the rules of the house to it.
 */
const SEATS = ['b', 'r', 'w'];

/** A row from the top and a number from the left, both from 1; odd numbers are the black triangles. */
interface Place {
  readonly row: number;
  readonly number: number;
}

/** From one triangle to the next of its colour, across one of the other. */
interface Way {
  readonly to: number;
  readonly over: number;
  readonly direction: string;
}

export interface TriangleWorld {
  readonly places: readonly Place[];
  readonly ways: readonly (readonly Way[])[];
  /** The corner beside a white triangle. */
  readonly corners: ReadonlyMap<number, number>;
  /** What has been worked out before. */
  readonly known: Map<string, ReadonlyMap<string, Played>>;
}

export interface Played {
  readonly board: string;
  /** Nothing was captured or turned, and no pawn has stepped. */
  readonly isQuiet: boolean;
}

/** Row, number, what is reached and what is crossed, by the table of the rules: `U` black, `D` white. */
const TABLE: readonly (readonly [
  direction: string,
  from: string,
  to: readonly [string, number, number],
  over: readonly [string, number, number],
])[] = [
  ['E', 'U', ['U', 0, 1], ['D', 0, 0]],
  ['W', 'U', ['U', 0, -1], ['D', 0, -1]],
  ['SW', 'U', ['U', 1, 0], ['D', 1, 0]],
  ['SE', 'U', ['U', 1, 1], ['D', 1, 0]],
  ['NW', 'U', ['U', -1, -1], ['D', 0, -1]],
  ['NE', 'U', ['U', -1, 0], ['D', 0, 0]],
  ['W', 'D', ['D', 0, -1], ['U', 0, 0]],
  ['E', 'D', ['D', 0, 1], ['U', 0, 1]],
  ['SW', 'D', ['D', 1, 0], ['U', 0, 0]],
  ['SE', 'D', ['D', 1, 1], ['U', 0, 1]],
  ['NW', 'D', ['D', -1, -1], ['U', -1, 0]],
  ['NE', 'D', ['D', -1, 0], ['U', -1, 0]],
];

const FORWARD: Readonly<Record<string, readonly string[]>> = {
  b: ['SW', 'SE'],
  r: ['W', 'NW'],
  w: ['E', 'NE'],
};

export function triangleWorld(rows: number): TriangleWorld {
  const places: Place[] = [];
  for (let row = 1; row <= rows; row++)
    for (let number = 1; number < 2 * row; number++) places.push({ row, number });
  const at = (row: number, number: number): number =>
    places.findIndex((place) => place.row === row && place.number === number);
  const ways = places.map(({ row, number }) => {
    const isBlack = number % 2 === 1;
    // U(r,i) is number 2i - 1, D(r,j) number 2j.
    const which = Math.ceil(number / 2);
    const find = ([colour, down, along]: readonly [string, number, number]): number =>
      at(row + down, 2 * (which + along) - (colour === 'U' ? 1 : 0));
    return TABLE.filter(([, from]) => (from === 'U') === isBlack)
      .map(([direction, , to, over]) => ({ direction, to: find(to), over: find(over) }))
      .filter(({ to }) => to >= 0);
  });
  const corners = new Map([
    [at(2, 2), at(1, 1)],
    [at(rows, 2), at(rows, 1)],
    [at(rows, 2 * rows - 2), at(rows, 2 * rows - 1)],
  ]);
  return { places, ways, corners, known: new Map() };
}

const nameOf = ({ places }: TriangleWorld, cell: number): string => {
  const { row, number } = places[cell] ?? { row: 0, number: 0 };
  return `${'.abcdefgh'[row]}${number}`;
};

const own = (seat: number): string => SEATS[seat] ?? '';
const isBlack = ({ places }: TriangleWorld, cell: number): boolean => (places[cell]?.number ?? 0) % 2 === 1;
const isOf = (letter: string | undefined, seat: number): boolean => letter?.toLowerCase() === own(seat);
const isPawn = (letter: string | undefined): boolean => letter !== letter?.toUpperCase();
const isEnemy = (letter: string | undefined, seat: number): boolean => letter !== '.' && !isOf(letter, seat);

const cellsOf = (world: TriangleWorld, board: string, seat: number, black: boolean): readonly number[] =>
  world.places.flatMap((_, cell) => (isOf(board[cell], seat) && isBlack(world, cell) === black ? cell : []));

function put(board: string, ...changes: readonly (readonly [number, string])[]): string {
  const letters = [...board];
  for (const [cell, letter] of changes) letters[cell] = letter;
  return letters.join('');
}

/** In another's hands, a pawn as a pawn and a king as a king. */
const turned = (letter: string, seat: number): string =>
  isPawn(letter) ? own(seat) : own(seat).toUpperCase();

function arrived({ places }: TriangleWorld, letter: string, cell: number): string {
  const { row, number } = places[cell] ?? { row: 0, number: 0 };
  const rows = places.at(-1)?.row;
  const isFar = { b: row === rows, r: number === 1, w: number === 2 * row - 1 }[letter] ?? false;
  return isFar ? letter.toUpperCase() : letter;
}

/** The wholes of the jumps that begin with `path`, by their steps. */
function jumps(
  world: TriangleWorld,
  board: string,
  seat: number,
  path: readonly number[],
): readonly (readonly [path: readonly number[], board: string])[] {
  const from = path.at(-1) ?? -1;
  const letter = board[from] ?? '';
  return (world.ways[from] ?? []).flatMap(({ direction, to: over }) => {
    const to = world.ways[over]?.find((way) => way.direction === direction)?.to ?? -1;
    if (board[to] !== '.' || !isEnemy(board[over], seat)) return [];
    if (isPawn(letter) && !FORWARD[letter]?.includes(direction)) return [];
    const landed = arrived(world, letter, to);
    const after = put(board, [from, '.'], [over, '.'], [to, landed]);
    const further = landed === letter ? jumps(world, after, seat, [...path, to]) : [];
    return further.length > 0 ? further : [[[...path, to], after] as const];
  });
}

/** One step of a regular piece or a ghost, and what it turns. */
function stepped(world: TriangleWorld, board: string, seat: number, from: number, way: Way): string {
  const { to, over } = way;
  if (isBlack(world, from)) {
    const letter = arrived(world, board[from] ?? '', to);
    const ghost = SEATS.findIndex((each, other) => other !== seat && board[over] === each.toUpperCase());
    return put(board, [from, '.'], [to, ghost < 0 ? letter : turned(letter, ghost)]);
  }
  const found = [over, world.corners.get(to) ?? -1].filter((cell) => cell >= 0 && isEnemy(board[cell], seat));
  return put(
    board,
    [from, '.'],
    [to, own(seat).toUpperCase()],
    ...found.map((cell) => [cell, turned(board[cell] ?? '', seat)] as const),
  );
}

/** Both ghosts of whoever has no regular piece are active. */
function woken(world: TriangleWorld, board: string): string {
  return SEATS.reduce((before, _, seat) => {
    if (cellsOf(world, before, seat, true).length > 0) return before;
    const ghosts = cellsOf(world, before, seat, false);
    return put(before, ...ghosts.map((cell) => [cell, own(seat).toUpperCase()] as const));
  }, board);
}

/** The legal moves of a seat by their steps, and what they come to. */
export function naiveMoves(world: TriangleWorld, board: string, seat: number): ReadonlyMap<string, Played> {
  const before = world.known.get(board + seat);
  if (before) return before;
  const regulars = cellsOf(world, board, seat, true);
  const ghosts = cellsOf(world, board, seat, false);
  const mustName = regulars.length === 1 && ghosts.every((cell) => isPawn(board[cell]));
  const moves = new Map<string, Played>();
  world.known.set(board + seat, moves);
  const regularLetters = (letters: string): string =>
    [...letters]
      .filter((_, cell) => isBlack(world, cell))
      .sort()
      .join('');
  const add = (path: readonly number[], after: string): void => {
    const settled = woken(world, after);
    const [from = -1] = path;
    const isPawnMove = isBlack(world, from) && isPawn(board[from]);
    const isQuiet = !isPawnMove && regularLetters(settled) === regularLetters(board);
    moves.set(path.map((cell) => nameOf(world, cell)).join(' '), { board: settled, isQuiet });
  };
  const addRegular = (path: readonly number[], after: string): void => {
    if (!mustName) add(path, after);
    else for (const ghost of ghosts) add([...path, ghost], put(after, [ghost, own(seat).toUpperCase()]));
  };
  const all = regulars.flatMap((from) => jumps(world, board, seat, [from]));
  for (const [path, after] of all) addRegular(path, after);
  if (all.length > 0) return moves;
  for (const from of [...regulars, ...ghosts]) {
    const letter = board[from] ?? '';
    const isGhost = !isBlack(world, from);
    if (isGhost && isPawn(letter) && !mustName) continue;
    for (const way of world.ways[from] ?? []) {
      if (board[way.to] !== '.') continue;
      if (!isGhost && isPawn(letter) && !FORWARD[letter]?.includes(way.direction)) continue;
      const after = stepped(world, board, seat, from, way);
      if (isGhost) add([from, way.to], after);
      else addRegular([from, way.to], after);
    }
  }
  return moves;
}

/** A board without a seat's pieces and ghosts. */
export const without = (world: TriangleWorld, board: string, seat: number): string =>
  put(board, ...world.places.flatMap((_, cell) => (isOf(board[cell], seat) ? [[cell, '.'] as const] : [])));

/** Who is to move when the turn has come to `next`, or who shares the point; counts of plies aside. */
export function naiveTurn(
  world: TriangleWorld,
  board: string,
  next: number,
  win: string,
): { readonly toMove: number } | { readonly winners: readonly number[] } {
  const seats = SEATS.map((_, seat) => seat);
  const present = seats.filter((seat) => isPresent(board, seat));
  const owners = seats.filter((seat) => cellsOf(world, board, seat, true).length > 0);
  if (present.length === 1 || owners.length === 0) return { winners: present };
  if (owners.length === 1 && win === 'now') return { winners: owners };
  for (const toMove of [next, (next + 1) % 3, (next + 2) % 3]) {
    if (owners.length === 1 && owners[0] === toMove) return { winners: owners };
    if (present.includes(toMove) && naiveMoves(world, board, toMove).size > 0) return { toMove };
  }
  return { winners: present };
}

export const isPresent = (board: string, seat: number): boolean =>
  [...board].some((letter) => isOf(letter, seat));
