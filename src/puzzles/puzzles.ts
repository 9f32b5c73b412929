/** The puzzles of every game. */
import type { RulesId } from '../rules/index.ts';
import { puzzles as charybdis } from './found/charybdis.ts';
import { puzzles as charybdisSquare } from './found/charybdis-square.ts';
import { puzzles as hibryd } from './found/hibryd.ts';
import { puzzles as threeCrowns } from './found/three-crowns.ts';
import { puzzles as threeWayCheckers } from './found/three-way-checkers.ts';
import { puzzles as threehex } from './found/threehex.ts';
import { puzzles as threehexTwo } from './found/threehex-two.ts';
import type { Puzzle } from './puzzle.ts';

const FOUND: Readonly<Record<RulesId, readonly Puzzle[]>> = {
  charybdis,
  'charybdis-square': charybdisSquare,
  hibryd,
  'three-crowns': threeCrowns,
  'three-way-checkers': threeWayCheckers,
  threehex,
  'threehex-two': threehexTwo,
};

export const puzzlesOf = (rulesId: RulesId): readonly Puzzle[] => FOUND[rulesId];
