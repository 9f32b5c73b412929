/** What a position of Hibryd III has to show: its counts, feats and checks, and what came into a grip. */
import { occurrenceScore } from '../occurrences.ts';
import type { Highlight, Score, Standing } from '../rules.ts';
import { ALL_CELLS, type Cell, nameOfCell, THRONES } from './board.ts';
import { capturers, isAttacked } from './check.ts';
import { isGripped } from './custodian.ts';
import { LESSER_COUNT, waysIn } from './feats.ts';
import { GRAYS_TO_WIN } from './legal.ts';
import {
  type Cells,
  contentOf,
  FACTIONS,
  type Faction,
  factionBy,
  findKing,
  graysOf,
  isLesser,
  KING,
  KNIGHT,
  man,
  type Position,
  SEATS,
} from './position.ts';

const cellsOf = (cells: Cells, content: number): readonly Cell[] =>
  ALL_CELLS.filter((cell) => contentOf(cells, cell) === content);

export function scores(position: Position): readonly Score[] {
  const { cells, taken, isIn } = position;
  const counts = SEATS.flatMap((seat): readonly Score[] => {
    const faction = taken[seat];
    if (faction === undefined || !isIn[seat]) return [];
    const knights = cellsOf(cells, man(faction, KNIGHT));
    const enthroned = knights.filter((cell) => THRONES.includes(cell)).length;
    return [
      { code: 'GRAYS', seat, count: graysOf(position, faction), of: GRAYS_TO_WIN },
      { code: 'KNIGHTS', seat, count: knights.length, of: LESSER_COUNT },
      ...(enthroned > 0 ? [{ code: 'THRONES', seat, count: enthroned, of: THRONES.length }] : []),
    ];
  });
  return [...counts, occurrenceScore(position.occurrences)];
}

const all = (kind: Highlight['kind'], cells: readonly Cell[]): readonly Highlight[] =>
  cells.map((cell) => ({ kind, cell: nameOfCell(cell) }));

/** The pieces by which the ways of winning are done, of which the code of a reason names one or says two. */
function featCells(cells: Cells, faction: Faction, ways: string): readonly Cell[] {
  const king = cellsOf(cells, man(faction, KING));
  if (/_(6|THIRD_THRONE)$/.test(ways)) return king;
  const lesser = ALL_CELLS.filter((cell) => isLesser(contentOf(cells, cell), faction));
  return /_5$/.test(ways) ? [...lesser, ...king] : lesser;
}

function decisive({ position, outcome }: Standing<Position>): readonly Cell[] {
  const { cells, claim } = position;
  if (!outcome) return claim ? featCells(cells, factionBy(position, claim.by), claimCode(claim.ways)) : [];
  const winner = outcome.points.indexOf(1);
  if (winner < 0) return [];
  const faction = factionBy(position, winner);
  if (/^(UNANSWERED|DUPLICATED)_/.test(outcome.reason)) return featCells(cells, faction, outcome.reason);
  if (outcome.reason === 'THREE_THRONES') return THRONES;
  return outcome.reason === 'LAST_KING' ? cellsOf(cells, man(faction, KING)) : [];
}

/** A single way as the codes of reasons end with it. */
function claimCode(ways: Position['closed']): string {
  const [way, ...others] = waysIn(ways);
  return others.length > 0 ? '_TWO' : `_${way?.toUpperCase()}`;
}

/** The pieces of the feat that won or is claimed; else each King in check, and what attacks it. */
export function highlights(standing: Standing<Position>): readonly Highlight[] {
  const { position, outcome } = standing;
  const { cells, taken, isIn } = position;
  const decided = all('decisive', decisive(standing));
  if (outcome) return decided;
  const checks = SEATS.flatMap((seat): readonly Highlight[] => {
    const faction = taken[seat];
    const king = faction === undefined || !isIn[seat] ? undefined : findKing(cells, faction);
    if (faction === undefined || king === undefined || !isAttacked(cells, king, faction)) return [];
    const enemies = FACTIONS.filter((each) => each !== faction);
    return [
      ...all('check', [king]),
      ...all('checker', [...new Set(enemies.flatMap((enemy) => capturers(cells, king, enemy)))]),
    ];
  });
  return [...decided, ...checks];
}

/** The faction's pieces on cells that an enemy grips. */
const grippedCells = (cells: Cells): readonly Cell[] =>
  ALL_CELLS.filter((cell) =>
    FACTIONS.some(
      (faction) =>
        isLesser(contentOf(cells, cell), faction) &&
        FACTIONS.some((enemy) => enemy !== faction && isGripped(cells, cell, enemy)),
    ),
  );

/** What a turn brought into an enemy's grip. */
export function turnHighlights(before: Position, after: Position): readonly Highlight[] {
  const already = new Set(grippedCells(before.cells));
  const found = grippedCells(after.cells).filter((cell) => !already.has(cell));
  return all('gripped', found);
}
