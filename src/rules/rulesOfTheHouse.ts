import { charybdis } from './charybdis/charybdis.ts';
import { charybdisSquare } from './charybdis-square/charybdisSquare.ts';
import { hibryd } from './hibryd/hibryd.ts';
import { startingAnywhere } from './setUp.ts';
import { threeCrowns } from './three-crowns/threeCrowns.ts';
import { threeWayCheckers } from './three-way-checkers/threeWayCheckers.ts';
import { threehex } from './threehex/threehex.ts';
import { threehexTwo } from './threehex-two/threehexTwo.ts';

/**
 * The rules of every game on offer, in the order in which they are shown. To add a game, add its files and a
 * line here. A browser's script has only its own game's (`scripts/buildWeb.ts`).
 */
export const rulesOfTheHouse = [
  startingAnywhere(threeCrowns),
  startingAnywhere(charybdis),
  startingAnywhere(charybdisSquare),
  startingAnywhere(threehex),
  startingAnywhere(threehexTwo),
  startingAnywhere(threeWayCheckers),
  startingAnywhere(hibryd),
] as const;
