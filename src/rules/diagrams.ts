/** All games' diagrams. */
import { diagrams as charybdis } from './charybdis/diagrams.ts';
import { diagrams as charybdisSquare } from './charybdis-square/diagrams.ts';
import { diagrams as hibryd } from './hibryd/diagrams.ts';
import { diagrams as threeCrowns } from './three-crowns/diagrams.ts';
import { diagrams as threeWayCheckers } from './three-way-checkers/diagrams.ts';
import { diagrams as threehex } from './threehex/diagrams.ts';
import { diagrams as threehexTwo } from './threehex-two/diagrams.ts';

export const diagrams = {
  'three-crowns': threeCrowns,
  charybdis,
  'charybdis-square': charybdisSquare,
  threehex,
  'threehex-two': threehexTwo,
  'three-way-checkers': threeWayCheckers,
  hibryd,
};
