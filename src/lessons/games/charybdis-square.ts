/** The tasks of Charybdis Square, the easiest first. */
import type { TaskOf } from '../task.ts';

export const charybdisSquare: readonly TaskOf[] = [
  {
    id: 'enclose',
    position: '.......BBB...W....W...........................................B. W mixed',
    needs: [{ code: 'TURNS', least: 2 }],
  },
  {
    id: 'line',
    position: '...........B............BB.W.B.................................W W mixed',
    needs: [{ code: 'TURNS', least: 2 }],
  },
  {
    id: 'twoGroups',
    position: '......B......B........W........B.....................W........B. W plain',
    needs: [{ code: 'TURNS', least: 2 }],
  },
  {
    id: 'threeStones',
    position: '....B..............................................W.BBB....B... W mixed',
    needs: [{ code: 'TURNS', least: 3 }],
  },
  {
    id: 'lastCells',
    position: 'BBBWBBW.BBBBWBWWWBWWBWWBWBW.BW.WBWWBWBBBBBWWBBBBWBWBWWBBBB.WWBWW W plain',
    needs: [{ code: 'WINS' }],
  },
];
