/** The tasks of ThreeHex Chess for two, the easiest first. */
import type { TaskOf } from '../task.ts';

export const threehexTwo: readonly TaskOf[] = [
  {
    id: 'captureWithCheck',
    position: '1/2/3/4/5/5BQ/7/2WK5/9/1BR8/11/4BK7/3WN1WN7/3Wp10 W - 0',
    needs: [
      { code: 'TAKES', least: 1 },
      { code: 'TELLS', notice: 'CHECK' },
    ],
  },
  {
    id: 'castleLong',
    position: '1/2/3/4/5/6/7/8/9/1BK8/11/12/1Wp11/WR2WK4WR5 W Wsl 0',
    needs: [{ code: 'STANDS', kind: 'king', cell: '74' }],
  },
  {
    id: 'promoteWithCheck',
    position: '1/2/3/4/5/3Bp2/7/8/9/10/8WN2/7WK2Wp1/1Wp11/11BK2 W - 0',
    needs: [
      { code: 'MAKES', kind: 'knight' },
      { code: 'TELLS', notice: 'CHECK' },
    ],
  },
  { id: 'mate', position: '1/2/2BK/4/5/6/1WQ5/4WKWR2/9/4Bp5/11/12/13/14 W - 0', needs: [{ code: 'WINS' }] },
  {
    id: 'mateWithThree',
    position: '1/2/3/4/Bp4/6/7/8/4WB4/Bp1WR7/11/BK11/13/WK4WN8 W - 0',
    needs: [{ code: 'WINS' }],
  },
  {
    id: 'mateByTwo',
    position: '1/2/3/4/1WR3/6/3WQ3/5Bp2/9/10/11/10WK1/BK12/14 W - 0',
    needs: [{ code: 'WINS' }],
  },
];
