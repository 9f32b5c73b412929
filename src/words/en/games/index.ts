/**
 * The games' words, one file each. Rule sheets are separate, since the browser's script does not need them.
 */
import * as charybdis from './charybdis.ts';
import * as charybdisSquare from './charybdis-square.ts';
import * as hibryd from './hibryd.ts';
import * as threeCrowns from './three-crowns.ts';
import * as threeWayCheckers from './three-way-checkers.ts';
import * as threehex from './threehex.ts';
import * as threehexTwo from './threehex-two.ts';

export const games = {
  'three-crowns': threeCrowns.words,
  charybdis: charybdis.words,
  'charybdis-square': charybdisSquare.words,
  threehex: threehex.words,
  'threehex-two': threehexTwo.words,
  'three-way-checkers': threeWayCheckers.words,
  hibryd: hibryd.words,
};

export const sheets = {
  'three-crowns': threeCrowns.sheet,
  charybdis: charybdis.sheet,
  'charybdis-square': charybdisSquare.sheet,
  threehex: threehex.sheet,
  'threehex-two': threehexTwo.sheet,
  'three-way-checkers': threeWayCheckers.sheet,
  hibryd: hibryd.sheet,
};
