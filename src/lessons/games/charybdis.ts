/** The tasks of Charybdis, the easiest first. */
import type { TaskOf } from '../task.ts';

export const charybdis: readonly TaskOf[] = [
  {
    id: 'enclose',
    position: '......................W........W......WWB.B.....BB........... W 0 stones',
    needs: [{ code: 'TURNS', least: 2 }],
  },
  {
    id: 'line',
    position: '....B....BB.....B.BW......BBW......B......................... W 0 stones',
    needs: [{ code: 'TURNS', least: 2 }],
  },
  {
    id: 'twoGroups',
    position: '..W....WW......B.B....B.......B...............W......W.....W. W 0 stones',
    needs: [{ code: 'TURNS', least: 2 }],
  },
  {
    id: 'manyLines',
    position: 'B....BBB...B..BW..B..WW......W.....W.W.....WW................ W 0 stones',
    needs: [{ code: 'TURNS', least: 4 }],
  },
  {
    id: 'pass',
    position: '.............B................WW............................. W 1 stones',
    needs: [{ code: 'WINS' }],
  },
  {
    id: 'lastCells',
    position: 'BBWBBWWB.WBB.BWBWBBWBBBWBBB.BWBBBBBWWBBBBBWBWWBWBBBWWWWWBW.BW W 0 stones',
    needs: [{ code: 'WINS' }],
  },
  {
    id: 'connect',
    position: '.BBBBBWBWBBB.WW..BWBW.WWWBBWWWB.BWBWWBWB.BWW.BWBBBBWWBBW.BBBW W 0 connect',
    needs: [{ code: 'WINS' }],
  },
];
