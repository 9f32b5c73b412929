/** The tasks by which a game is learnt, and what judges them; the same serves other tasks on a board. */
import type { RulesId } from '../rules/index.ts';
import { charybdis } from './games/charybdis.ts';
import { charybdisSquare } from './games/charybdis-square.ts';
import { hibryd } from './games/hibryd.ts';
import { threeCrowns } from './games/three-crowns.ts';
import { threeWayCheckers } from './games/three-way-checkers.ts';
import { threehex } from './games/threehex.ts';
import { threehexTwo } from './games/threehex-two.ts';
import type { Task, TaskOf } from './task.ts';

const TASKS: Readonly<Record<RulesId, readonly TaskOf[]>> = {
  'three-crowns': threeCrowns,
  charybdis: charybdis,
  'charybdis-square': charybdisSquare,
  threehex: threehex,
  'threehex-two': threehexTwo,
  'three-way-checkers': threeWayCheckers,
  hibryd: hibryd,
};

/** The tasks of a game, in the order in which they are set. */
export const tasksOf = (rulesId: RulesId): readonly Task[] =>
  TASKS[rulesId].map((task) => ({ ...task, rulesId }));

export { explainJudged } from './explain.ts';
export { judge, judgeText, solves, standingOf, type Task } from './task.ts';
