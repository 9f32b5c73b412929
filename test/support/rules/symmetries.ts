/**
 * The symmetries of the games: turns and mirrors of the board, with the seats or colours changed accordingly,
 * under which moves, results and notices stay what they are. A game joins the suite by naming its own here.
 */
import type { Options, RulesId } from '../../../src/rules/index.ts';

export interface Symmetry {
  readonly name: string;
  /** The options that have it; all unless set. */
  readonly holdsFor?: (options: Options) => boolean;
  /** The text of the image of a position; undefined for one whose image the game cannot reach. */
  readonly image: (text: string) => string | undefined;
  readonly cell: (cell: string) => string;
  readonly seat: (seat: number) => number;
}

const swapped = (seat: number): number => 1 - seat;
const same = <T>(thing: T): T => thing;

/** The letters of a text replaced: `WBW` by WB -> BW is `BWB`; small letters likewise. */
const recoloured = (text: string, from: string, to: string): string =>
  [...text]
    .map((letter) => {
      const at = from.indexOf(letter.toUpperCase());
      if (at < 0) return letter;
      return letter === letter.toUpperCase() ? to.charAt(at) : to.charAt(at).toLowerCase();
    })
    .join('');

/** A list of contents by cell, moved to the cells' images. */
function moved(
  names: readonly string[],
  contents: readonly string[],
  cell: (name: string) => string,
): string[] {
  const index = new Map(names.map((name, at) => [name, at]));
  const image = names.map(() => '');
  for (const [at, name] of names.entries()) image[index.get(cell(name)) ?? -1] = contents[at] ?? '';
  return image;
}

const letterAt = (row: number): string => String.fromCharCode(97 + row);
const rowOf = (cell: string): number => cell.charCodeAt(0) - 97;
const placeOf = (cell: string): number => Number(cell.slice(1)) - 1;

/**
 * Charybdis: a cell's axial point from the middle, turned by a sixth; sides, and so colours, change by turns.
 */
function sixth(cell: string): string {
  const r = rowOf(cell) - 4;
  const q = placeOf(cell) + Math.max(-4, -4 - r);
  const [turnedQ, turnedR] = [-r, q + r];
  return `${letterAt(turnedR + 4)}${turnedQ - Math.max(-4, -4 - turnedR) + 1}`;
}

const HEXAGON = Array.from({ length: 9 }, (_, row) =>
  Array.from({ length: 9 - Math.abs(row - 4) }, (_, place) => `${letterAt(row)}${place + 1}`),
).flat();
const SQUARE = Array.from({ length: 64 }, (_, at) => `${letterAt(at % 8)}${Math.floor(at / 8) + 1}`);

/** Of a text whose first field is a letter a cell and whose second the colour to move. */
const stonesImage =
  (names: readonly string[], cell: (name: string) => string, recolour: boolean) =>
  (text: string): string => {
    const [cells = '', toMove = '', ...rest] = text.split(' ');
    const image = [moved(names, [...cells], cell).join(''), toMove].join(' ');
    return [recolour ? recoloured(image, 'WB', 'BW') : image, ...rest].join(' ');
  };

const quarter = (cell: string): string => `${letterAt(7 - placeOf(cell))}${rowOf(cell) + 1}`;
const leftRight = (cell: string): string => `${letterAt(7 - rowOf(cell))}${placeOf(cell) + 1}`;
const half = (cell: string): string => quarter(quarter(cell));

/** Of Charybdis Square, for each rim: whether the colours change. */
const onSquare = (
  name: string,
  rim: string,
  cell: (name: string) => string,
  recolour: boolean,
): Symmetry => ({
  name: `${name}, ${rim}`,
  holdsFor: (options) => options.rim === rim,
  image: stonesImage(SQUARE, cell, recolour),
  cell,
  seat: recolour ? swapped : same,
});

function threeCrownsImage(text: string): string | undefined {
  const [ranks = '', toMove = '', green = '', black = '', bound] = text.split(' ');
  // Only Green is bound to the stone of its first turn.
  if (bound !== '-') return undefined;
  const board = recoloured([...ranks].reverse().join(''), 'GB', 'BG');
  return [board, recoloured(toMove, 'GB', 'BG'), black, green, bound].join(' ');
}

/** ThreeHex: the rows of the text, each from Black's edge, with each cell's `r`, `i`, `t`. */
const TRIANGLE = Array.from({ length: 14 }, (_, line) =>
  Array.from({ length: line + 1 }, (_, i) => ({ r: 13 - line, i, t: line - i })),
).flat();
type Place = (typeof TRIANGLE)[number];
const NUMBERS =
  `94 95 93 96 57 92 97 58 56 91 98 59 30 55 90 99 60 31 29 54 89 100 61 32 12 28 53 88 101 62 33 13 11 27 52 87
  102 63 34 14 3 10 26 51 86 103 64 35 15 1 2 9 25 50 85 104 65 36 4 5 6 7 8 24 49 84 105 66 16 17 18 19 20 21 22 23 48 83
  106 37 38 39 40 41 42 43 44 45 46 47 82 68 69 70 71 72 73 74 75 76 77 78 79 80 81`.split(/\s+/);
const cellOnTriangle =
  (place: (from: Place) => Pick<Place, 'r' | 'i'>) =>
  (cell: string): string => {
    const at = NUMBERS.indexOf(cell);
    const to = place(TRIANGLE[at] as Place);
    return NUMBERS[TRIANGLE.findIndex(({ r, i }) => r === to.r && i === to.i)] as string;
  };

const chessImage =
  (cell: (name: string) => string, from: string, to: string) =>
  (text: string): string => {
    const [rows = '', toMove = '', rights = '', quiet] = text.split(' ');
    const men = [...rows.matchAll(/(\d+)|([A-Z])([A-Za-z])/g)].flatMap(([, empty, owner = '', kind = '']) =>
      empty === undefined ? `${recoloured(owner, from, to)}${kind}` : Array<string>(Number(empty)).fill(' '),
    );
    const image = moved(NUMBERS, men, cell);
    const lines = Array.from({ length: 14 }, (_, line) =>
      image
        .slice((line * (line + 1)) / 2, ((line + 1) * (line + 2)) / 2)
        .join('')
        .replace(/ +/g, (run) => String(run.length)),
    );
    const open = (rights.match(/[A-Z][a-z]+/g) ?? []).map(
      (each) => recoloured(each.charAt(0), from, to) + each.slice(1),
    );
    const inOrder = [...from].flatMap((letter) => open.filter((each) => each.startsWith(letter)));
    return [lines.join('/'), recoloured(toMove, from, to), inOrder.join('') || '-', quiet].join(' ');
  };

const third = cellOnTriangle(({ i, t }) => ({ r: i, i: t }));
const mirror = cellOnTriangle(({ i, t }) => ({ r: t, i }));

/** 3-way Checkers: black and white triangles turn alike, each by its distances from the three sides. */
function checkersThird(cell: string): string {
  const row = rowOf(cell) + 1;
  const number = Number(cell.slice(1));
  const isBlack = number % 2 === 1;
  const place = Math.ceil(number / 2);
  const fromRight = isBlack ? row - place : row - 1 - place;
  const turnedPlace = 8 - row + 1;
  return `${letterAt(7 - fromRight)}${isBlack ? 2 * turnedPlace - 1 : 2 * turnedPlace}`;
}

const CHECKERS = Array.from({ length: 8 }, (_, row) =>
  Array.from({ length: 2 * row + 1 }, (_, at) => `${letterAt(row)}${at + 1}`),
).flat();

function checkersImage(text: string): string {
  const [rows = '', toMove = '', ...rest] = text.split(' ');
  const image = moved(CHECKERS, [...rows.replaceAll('/', '')], checkersThird);
  const lines = Array.from({ length: 8 }, (_, row) => image.slice(row * row, (row + 1) * (row + 1)).join(''));
  return [recoloured([lines.join('/'), toMove].join(' '), 'BRW', 'RWB'), ...rest].join(' ');
}

/** Hibryd: the factions turn, the seats stay. */
function hibrydThird(cell: string): string {
  const [top, right] = [rowOf(cell), placeOf(cell)];
  return `${letterAt(8 - top - right)}${top + 1}`;
}

const cellsThird = (cells: string): string =>
  (cells.match(/[a-h]\d/g) ?? []).map(hibrydThird).sort().join('');
const fieldThird = (field: string): string => (field === '-' ? field : cellsThird(field));

function hibrydImage(text: string): string {
  const [
    y = '',
    c = '',
    m = '',
    gray = '',
    toMove,
    seats = '',
    grays = '',
    escaped = '',
    closed,
    ko = '',
    ...rest
  ] = text.split(' ');
  const [claim, duplicable, nullCheck = ''] = rest;
  const army = (of: string) => (of === '-' ? of : of.split(':').map(cellsThird).join(':'));
  const faction = (letters: string) => recoloured(letters, 'YCM', 'CMY');
  const [king = '', by = ''] = nullCheck.split(':');
  return [
    ...[m, y, c].map(army),
    fieldThird(gray),
    toMove,
    faction(seats),
    `${grays.charAt(2)}${grays.slice(0, 2)}`,
    escaped === '-' ? '-' : [...'YCM'].filter((letter) => faction(escaped).includes(letter)).join(''),
    closed,
    ko === '-' ? '-' : ko.split('>').map(hibrydThird).join('>'),
    claim,
    duplicable,
    nullCheck === '-' ? '-' : `${faction(king)}:${cellsThird(by)}`,
  ].join(' ');
}

export const SYMMETRIES: Readonly<Record<RulesId, readonly Symmetry[]>> = {
  'three-crowns': [
    { name: 'a half turn with the colours changed', image: threeCrownsImage, cell: half, seat: swapped },
  ],
  charybdis: [
    {
      name: 'a sixth of a turn with the colours changed',
      image: stonesImage(HEXAGON, sixth, true),
      cell: sixth,
      seat: swapped,
    },
  ],
  'charybdis-square': [
    onSquare('a quarter turn with the colours changed', 'plain', quarter, true),
    onSquare('a half turn', 'plain', half, false),
    onSquare('a mirror', 'plain', leftRight, false),
    onSquare('a quarter turn', 'mixed', quarter, false),
    onSquare('a mirror with the colours changed', 'mixed', leftRight, true),
  ],
  threehex: [
    {
      name: 'a third of a turn with the seats',
      image: chessImage(third, 'WUB', 'UBW'),
      cell: third,
      seat: (seat) => (seat + 1) % 3,
    },
  ],
  'threehex-two': [
    {
      name: 'a mirror with the colours changed',
      image: chessImage(mirror, 'WB', 'BW'),
      cell: mirror,
      seat: swapped,
    },
  ],
  'three-way-checkers': [
    {
      name: 'a third of a turn with the seats',
      image: checkersImage,
      cell: checkersThird,
      seat: (seat) => (seat + 1) % 3,
    },
  ],
  hibryd: [
    { name: 'a third of a turn with the factions', image: hibrydImage, cell: hibrydThird, seat: same },
  ],
};
