/** The tasks of ThreeHex Chess, the easiest first. */
import type { TaskOf } from '../task.ts';

export const threehex: readonly TaskOf[] = [
  {
    id: 'capture',
    position: '1/2/1BK1/4/5/3Up2/WB2UK3/8/9/10/2UQ8/12/1BR5WN5/4WK9 W - 0',
    needs: [{ code: 'TAKES', least: 1 }],
  },
  {
    id: 'promote',
    position: '1/2/3/4/5/6/2UK2Wp1/8/9/10/WK9Up/12/13/Wp5BKWN6 W - 0',
    needs: [{ code: 'MAKES', kind: 'queen' }],
  },
  {
    id: 'promoteByCapture',
    position: '1/2/2UR/1Wp2/5/5UK/7/8/9/10/2BK8/2Up9/2WK10/3Wp10 W - 0',
    needs: [
      { code: 'MAKES', kind: 'queen' },
      { code: 'TAKES', least: 1 },
    ],
  },
  {
    id: 'castle',
    position: 'UK/2/3/4/5/6/7/8/9/BK9/11/12/1Wp11/WR2WK10 W Ws 0',
    needs: [{ code: 'STANDS', kind: 'king', cell: '69' }],
  },
  {
    id: 'bothInCheck',
    position: '1/2/1Wp1/4/5/6/2BK4/2WN4UK/9/5WK4/1WB1Bp7/5Up6/13/14 W - 0',
    needs: [
      { code: 'TELLS', notice: 'CHECK' },
      { code: 'TELLS', notice: 'CHECK_TO_COME' },
    ],
  },
  {
    id: 'mate',
    position: '1/2/3/4/5/UK5/7/3WRUp2WK/4WQ4/10/11/3BK8/4WR8/14 W - 0',
    needs: [{ code: 'WINS' }],
  },
  {
    id: 'mateAtTheEdge',
    position: 'UK/2/3/4/5/6/7/1BK6/2Up6/WR9/9WK1/12/2WRWQ9/14 W - 0',
    needs: [{ code: 'WINS' }],
  },
];
