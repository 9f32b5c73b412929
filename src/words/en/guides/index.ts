/** What is said of each game at length. */
import { guide as charybdis } from './charybdis.ts';
import { guide as charybdisSquare } from './charybdis-square.ts';
import { guide as hibryd } from './hibryd.ts';
import { guide as threeCrowns } from './three-crowns.ts';
import { guide as threeWayCheckers } from './three-way-checkers.ts';
import { guide as threehex } from './threehex.ts';
import { guide as threehexTwo } from './threehex-two.ts';

export const guides = {
  'three-crowns': threeCrowns,
  charybdis,
  'charybdis-square': charybdisSquare,
  threehex,
  'threehex-two': threehexTwo,
  'three-way-checkers': threeWayCheckers,
  hibryd,
};
