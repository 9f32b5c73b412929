/**
 * Positions as one line of text, thirteen fields:
 * - Yellow, Cyan, Magenta: `king:knights:pawns` (`g2:h1h2:f1f2f3f4`), or `-` when off the board; the Gray
 *   pieces' cells
 * - the seat to move (`1`..`3`); by seat the faction's letter, small once the seat has left the game (`x`:
 *   without having taken one), `.` while it has none
 * - by faction the Gray pieces captured (`012`); the factions whose King has escaped (`YM`)
 * - the ways closed (`3,4a`); the Gray move of the turn before (`b4>b5`)
 * - the claim to be answered, claimant and ways (`2:3,5`; `2:third` for the third throne); the ways that may
 *   be duplicated; the King under null check and the pieces that may capture it (`C:b5c3`)
 * An empty field is `-`. Cells stand in the order of the board; there is one text for a position.
 */
import type { Seat } from '../rules.ts';
import { ALL_CELLS, CELL_COUNT, type Cell, findCell, nameOfCell } from './board.ts';
import { LESSER_COUNT, setOf, WAYS, waysIn } from './feats.ts';
import { grayPieces } from './grayMoves.ts';
import {
  type Cells,
  type Claim,
  contentOf,
  counted,
  EMPTY,
  FACTIONS,
  type Faction,
  GRAY,
  KING,
  type Kind,
  KNIGHT,
  type Ko,
  man,
  type NullCheck,
  PAWN,
  type Position,
  SEATS,
  type WaySet,
} from './position.ts';

const LETTERS = 'YCM';
const NONE = '-';
const KINDS: readonly Kind[] = [KING, KNIGHT, PAWN];
const MAX_GRAYS = 6;

const orNone = (text: string): string => text || NONE;
const formatCells = (cells: readonly Cell[]): string => cells.map(nameOfCell).join('');
const formatWays = (set: WaySet): string => orNone(waysIn(set).join());

function formatArmy(cells: Cells, faction: Faction): string {
  const [king = '', ...lesser] = KINDS.map((kind) =>
    formatCells(ALL_CELLS.filter((cell) => contentOf(cells, cell) === man(faction, kind))),
  );
  return king === '' ? NONE : [king, ...lesser].join(':');
}

function formatSeat({ taken, isIn }: Position, seat: Seat): string {
  const faction = taken[seat];
  if (faction === undefined) return isIn[seat] ? '.' : 'x';
  const letter = LETTERS.charAt(faction);
  return isIn[seat] ? letter : letter.toLowerCase();
}

const formatClaim = ({ by, ways, isThirdThrone }: Claim): string =>
  `${by + 1}:${isThirdThrone ? 'third' : formatWays(ways)}`;

export function formatPosition(position: Position): string {
  const { cells, toMove, grays, hasEscaped, closed, ko, claim, duplicable, nullCheck } = position;
  return [
    ...FACTIONS.map((faction) => formatArmy(cells, faction)),
    orNone(formatCells(grayPieces(cells))),
    toMove + 1,
    SEATS.map((seat) => formatSeat(position, seat)).join(''),
    grays.join(''),
    orNone([...LETTERS].filter((_, faction) => hasEscaped[faction]).join('')),
    formatWays(closed),
    ko ? `${nameOfCell(ko.from)}>${nameOfCell(ko.at)}` : NONE,
    claim ? formatClaim(claim) : NONE,
    formatWays(duplicable),
    nullCheck ? `${LETTERS.charAt(nullCheck.king)}:${formatCells(nullCheck.by)}` : NONE,
  ].join(' ');
}

function parseCells(text: string): readonly Cell[] | undefined {
  const cells = (text.match(/../g) ?? []).map(findCell);
  return text.length % 2 === 0 && cells.every((cell) => cell !== undefined) ? cells : undefined;
}

const parseWays = (text: string): WaySet => setOf(...WAYS.filter((way) => text.split(',').includes(way)));

function parseFaction(letter: string): Faction | undefined {
  return FACTIONS.find((faction) => LETTERS.charAt(faction) === letter);
}

/**
 * The board from the first four fields; undefined if an army is neither complete nor gone, or pieces share a
 * cell.
 */
function parseBoard(armies: readonly string[], gray: string): Cells | undefined {
  const cells = new Uint8Array(CELL_COUNT);
  const place = (text: string, content: number): number => {
    const places = parseCells(text);
    if (!places?.every((cell) => contentOf(cells, cell) === EMPTY)) return Number.NaN;
    for (const cell of places) cells[cell] = content;
    return places.length;
  };
  for (const faction of FACTIONS) {
    const army = armies[faction];
    if (army === undefined || army === NONE) continue;
    const [king = '', knights = '', pawns = ''] = army.split(':');
    if (place(king, man(faction, KING)) !== 1) return undefined;
    const lesser = place(knights, man(faction, KNIGHT)) + place(pawns, man(faction, PAWN));
    if (lesser !== LESSER_COUNT) return undefined;
  }
  return gray === NONE || place(gray, GRAY) <= MAX_GRAYS ? cells : undefined;
}

function parseKo(text: string): Ko | undefined {
  const [from, at] = text.split('>').map(findCell);
  return from === undefined || at === undefined ? undefined : { at, from };
}

function parseClaim(text: string): Claim | undefined {
  const [by = '', ways = ''] = text.split(':');
  if (ways === '') return undefined;
  const isThirdThrone = ways === 'third';
  return { by: Number(by) - 1, ways: isThirdThrone ? setOf('6') : parseWays(ways), isThirdThrone };
}

function parseNullCheck(text: string): NullCheck | undefined {
  const [letter = '', by = ''] = text.split(':');
  const king = parseFaction(letter);
  const cells = parseCells(by);
  return king === undefined || !cells
    ? undefined
    : { king, by: ALL_CELLS.filter((cell) => cells.includes(cell)) };
}

/** Whether anyone in the game has yet to take a faction. */
const isBeingTaken = ({ taken, isIn }: Position): boolean =>
  taken.some((faction, seat) => isIn[seat] && faction === undefined);

/**
 * Whether each army is on the board exactly when it should be: if its player is in the game, or if someone
 * still has to take a faction.
 */
function hasRightArmies(position: Position): boolean {
  const { taken, isIn, cells } = position;
  return FACTIONS.every((faction) => {
    const seat = taken.indexOf(faction);
    const isThere = cells.includes(man(faction, KING));
    return (
      isThere === (seat < 0 ? isBeingTaken(position) : isIn[seat]) && seat === taken.lastIndexOf(faction)
    );
  });
}

function isSound(position: Position): boolean {
  const { isIn, toMove, cells, ko, claim, duplicable, nullCheck, taken } = position;
  const isBound = claim !== undefined || duplicable !== 0 || nullCheck !== undefined;
  return (
    isIn[toMove] === true &&
    hasRightArmies(position) &&
    (!isBound || !isBeingTaken(position)) &&
    (!ko || (contentOf(cells, ko.at) === GRAY && contentOf(cells, ko.from) === EMPTY)) &&
    (!claim || (claim.by !== toMove && isIn[claim.by] === true)) &&
    (!claim?.isThirdThrone || !taken.includes(undefined)) &&
    (!nullCheck || (nullCheck.king !== taken[toMove] && isIn[taken.indexOf(nullCheck.king)] === true))
  );
}

const FIELD_COUNT = 13;

export function parsePosition(text: string): Position | undefined {
  const fields = text.split(' ');
  if (fields.length !== FIELD_COUNT) return undefined;
  const [yellow = '', cyan = '', magenta = '', gray = '', seat, seats = '', grays = '', ...rest] = fields;
  const [escaped = '', closed = '', ko = '', claim = '', duplicable = '', nullCheck = ''] = rest;
  const cells = parseBoard([yellow, cyan, magenta], gray);
  if (!cells) return undefined;
  const position: Position = {
    cells,
    toMove: Number(seat) - 1,
    taken: SEATS.map((each) => parseFaction(seats.charAt(each).toUpperCase())),
    isIn: SEATS.map((each) => /[.YCM]/.test(seats.charAt(each))),
    grays: FACTIONS.map((faction) => Number(grays.charAt(faction))),
    hasEscaped: FACTIONS.map((faction) => escaped.includes(LETTERS.charAt(faction))),
    closed: parseWays(closed),
    ko: parseKo(ko),
    claim: parseClaim(claim),
    duplicable: parseWays(duplicable),
    nullCheck: parseNullCheck(nullCheck),
    occurrences: undefined,
  };
  return isSound(position) && formatPosition(position) === text ? counted(position) : undefined;
}
