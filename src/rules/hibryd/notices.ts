/**
 * What the board does not show: factions to take, claims, closed ways, checks, Ko, and captured Gray pieces.
 */
import type { Notice, Seat } from '../rules.ts';
import { ALL_CELLS, type Cell, nameOfCell } from './board.ts';
import { capturers, isAttacked } from './check.ts';
import { throneAnswers } from './claims.ts';
import { codeOf } from './codes.ts';
import { type Way, waysIn } from './feats.ts';
import {
  type Claim,
  contentOf,
  FACTIONS,
  type Faction,
  factionBy,
  isLesser,
  isTaking,
  KING,
  kingOf,
  man,
  type Position,
  SEATS,
  type WaySet,
} from './position.ts';

/** A faction in the game, with its player and its King's cell. */
interface Crown {
  readonly seat: Seat;
  readonly faction: Faction;
  readonly king: Cell;
}

function crownsOf({ cells, isIn, taken }: Position): readonly Crown[] {
  return SEATS.flatMap((seat) => {
    const faction = taken[seat];
    return isIn[seat] && faction !== undefined ? { seat, faction, king: kingOf(cells, faction) } : [];
  });
}

function takeNotice({ cells, taken, toMove }: Position): Notice {
  const free = FACTIONS.filter((faction) => !taken.includes(faction));
  return { code: 'TAKE', seat: toMove, cells: free.map((faction) => nameOfCell(kingOf(cells, faction))) };
}

/** The cells of the pieces that make up the claimant's feat. */
function featCells(position: Position, claim: Claim, way: Way): readonly string[] {
  const faction = factionBy(position, claim.by);
  return ALL_CELLS.filter((cell) => {
    const content = contentOf(position.cells, cell);
    return isLesser(content, faction) || (way === '5' && content === man(faction, KING));
  }).map(nameOfCell);
}

/** A feat in the claim, and how the player to move can answer it. */
function claimNotice(position: Position, claim: Claim, way: Way): Notice {
  const data = { seat: position.toMove, of: claim.by, way };
  if (way !== '6') return { code: codeOf('CLAIM', way), ...data, cells: featCells(position, claim, way) };
  const answers = throneAnswers(position, claim);
  const code = claim.isThirdThrone ? 'THIRD_THRONE' : answers.length > 1 ? 'CLAIM_6_EITHER' : 'CLAIM_6';
  return { code, ...data, cells: answers.map(({ throne }) => nameOfCell(throne)) };
}

/** The claim that the player to move must answer, if any, unless it wins by a feat it may duplicate. */
export function claimNotices(position: Position): readonly Notice[] {
  const { claim, duplicable, toMove } = position;
  if (!claim) return [];
  const ways = waysIn(claim.ways);
  const say = (code: string) => ({ code, seat: toMove, of: claim.by });
  return [
    ...ways.map((way) => claimNotice(position, claim, way)),
    ...(ways.length > 1 ? [say('CLAIM_TWO')] : []),
    ...(duplicable === 0 ? [] : [say('CLAIM_OR_DUPLICATE')]),
  ];
}

/** The ways by which the player to move can win as the third to do what two others have done. */
export const duplicateNotices = ({ duplicable, toMove }: Position): readonly Notice[] =>
  waysIn(duplicable).map((way) => ({ code: codeOf('DUPLICATE', way), seat: toMove, way }));

export const closedNotices = (closed: WaySet): readonly Notice[] =>
  waysIn(closed).map((way) => ({ code: codeOf('CLOSED', way), way }));

/** The pieces that attack the King under null check but may not capture it now. */
function nullCheckNotices(position: Position): readonly Notice[] {
  const { cells, nullCheck, taken, toMove } = position;
  if (!nullCheck) return [];
  const king = kingOf(cells, nullCheck.king);
  const attackers = capturers(cells, king, factionBy(position, toMove));
  const barred = attackers.filter((cell) => !nullCheck.by.includes(cell));
  if (barred.length === 0) return [];
  const of = taken.indexOf(nullCheck.king);
  return [{ code: 'NULL_CHECK', seat: toMove, of, cells: barred.map(nameOfCell) }];
}

const perFaction = (
  { cells, grays, hasEscaped }: Position,
  { seat, faction, king }: Crown,
): readonly Notice[] => [
  ...(isAttacked(cells, king, faction) ? [{ code: 'CHECK', seat, cells: [nameOfCell(king)] }] : []),
  ...(grays[faction] ? [{ code: `GRAYS_${grays[faction]}`, seat }] : []),
  ...(hasEscaped[faction] ? [{ code: 'ESCAPED', seat }] : []),
];

/** Most urgent first: what the player to move must do, what it may do, then how the game stands. */
export function notices(position: Position): readonly Notice[] {
  const { closed, ko, toMove } = position;
  if (isTaking(position)) return [takeNotice(position)];
  return [
    ...claimNotices(position),
    ...duplicateNotices(position),
    ...nullCheckNotices(position),
    ...(ko ? [{ code: 'KO', seat: toMove, cells: [ko.from, ko.at].map(nameOfCell) }] : []),
    ...crownsOf(position).flatMap((crown) => perFaction(position, crown)),
    ...closedNotices(closed),
  ];
}
