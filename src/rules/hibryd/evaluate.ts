/** How machines judge a position of Hibryd III: by Gray pieces, Knights, thrones, and Kings in danger. */
import { shares } from '../estimates.ts';
import { THRONES } from './board.ts';
import { isAttacked } from './check.ts';
import {
  type Cells,
  contentOf,
  type Faction,
  findKing,
  graysOf,
  KNIGHT,
  man,
  type Position,
} from './position.ts';

/** By how many Gray pieces it has captured: the fourth wins. */
const GRAYS = [1, 1.6, 2.5, 4];
/** For each Knight, and more for one on a throne: six of them are a feat, three thrones win. */
const A_KNIGHT = 0.12;
const ON_A_THRONE = 0.5;
/**
 * What is left of the strength where the King is attacked: of who moves next and can escape, and of others.
 */
const MAY_ESCAPE = 0.6;
const IN_DANGER = 0.35;

function knightsOf(cells: Cells, faction: Faction): number {
  const knight = man(faction, KNIGHT);
  let count = 0;
  for (let cell = 0; cell < cells.length; cell++) if (cells[cell] === knight) count++;
  return count;
}

const thronesOf = (cells: Cells, faction: Faction): number =>
  THRONES.reduce((count, throne) => count + (contentOf(cells, throne) === man(faction, KNIGHT) ? 1 : 0), 0);

export function evaluate(position: Position): readonly number[] {
  const { cells, taken, isIn, toMove, claim } = position;
  return shares(
    taken.map((faction, seat) => {
      if (!isIn[seat]) return 0;
      if (faction === undefined) return 1;
      const king = findKing(cells, faction);
      const isInDanger = king !== undefined && isAttacked(cells, king, faction);
      const strength =
        (GRAYS[graysOf(position, faction)] as number) +
        A_KNIGHT * knightsOf(cells, faction) +
        ON_A_THRONE * thronesOf(cells, faction) +
        (claim?.by === seat ? 0.5 : 0);
      return isInDanger ? strength * (seat === toMove ? MAY_ESCAPE : IN_DANGER) : strength;
    }),
  );
}
