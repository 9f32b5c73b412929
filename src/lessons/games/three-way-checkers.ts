/** The tasks of 3-way Checkers, the easiest first. */
import type { TaskOf } from '../task.ts';

export const threeWayCheckers: readonly TaskOf[] = [
  {
    id: 'jumpTwo',
    position: 'b/b.r/wbwb./b.....r/w.r....../.........../.w.........r./...w.......r... B 0 now',
    needs: [{ code: 'TAKES', least: 2 }],
  },
  {
    id: 'crown',
    position: 'r/r../.b.b./w.....b/..b.b..../.........../.w.........rb/w..w.......r... B 0 now',
    needs: [{ code: 'MAKES', kind: 'king' }],
  },
  {
    id: 'safe',
    position: 'b/.../.b.b./w....../b......../......b.r../.w........rr./...w......rr... B 0 now',
    needs: [{ code: 'SPARES', notice: 'JUMP' }],
  },
  {
    id: 'turnOver',
    position: './..b/wB.B./....r../r......../....w.....b/.w....w.r..r./...w.......r... B 0 now',
    needs: [{ code: 'TURNS', least: 1 }],
  },
  {
    id: 'turnTwo',
    position: 'r/r.b/.B.B./w.r..../........./........w.w/.w........brw/...w....r..r... B 0 now',
    needs: [{ code: 'TURNS', least: 2 }],
  },
  {
    id: 'nameGhost',
    position: './.../wb.b./......r/........./..........w/.w.........rb/...w.......rr.. B 0 now',
    needs: [
      { code: 'MAKES', kind: 'ghost' },
      { code: 'MAKES', kind: 'king' },
    ],
  },
  {
    id: 'turnLast',
    position: './r../.B.B./..b..../........./........b../.W.........r./...W.......r... B 0 now',
    needs: [{ code: 'WINS' }],
  },
];
