/** The tasks of Hibryd III, the easiest first. */
import type { TaskOf } from '../task.ts';

export const hibryd: readonly TaskOf[] = [
  {
    id: 'capture',
    position: 'g2:g3h1:f2f3f4g1 c6:a8b8:a6a7b6d6 b2:a3b1:b3c1c4d1 b5d3d4d5e2 1 YMC 001 - - a5>b5 - - M:',
    needs: [{ code: 'TAKES', least: 1 }],
  },
  {
    id: 'demote',
    position: 'g2:a3d4:b3c6e4g1 b7:b4c5:b6d6e3e5 b2:a8f4:a5d1f1f3 a6b5b8 1 YCM 000 - - - - - -',
    needs: [{ code: 'LOWERS', kind: 'pawn' }],
  },
  {
    id: 'captureKing',
    position: 'g2:b5d1d5:c4d3f3 b7:d4e3:a6e2e4f1 b2:b8e1:b4c5e5g1 a8b3 1 YCM 000 - - - - - -',
    needs: [{ code: 'TELLS', notice: 'KING_CAPTURED' }],
  },
  {
    id: 'fourthGray',
    position: 'g2:a4e3g1:a8b1c6 b7:c3c5:b6c7f1h1 b2:a6d1:c2c4d5f3 a5b4e1f2 1 YCM 300 - - - - - -',
    needs: [{ code: 'WINS' }],
  },
  {
    id: 'sixKnights',
    position: 'g2:b1b5c6e2f3:a3 b7:a7c7:a4a6c1f4 b2:b3b6:d4e4e5g3 d5f2 1 YCM 000 - - - - - -',
    needs: [{ code: 'SCORES', score: 'KNIGHTS', least: 6 }],
  },
  {
    id: 'lineOfSix',
    position: 'g2:c5d6:c1c2c3c4 b8:a8f4:a6a7b6f3 b2:a2b1:a4b3d1e1 a5e3e5 1 YCM 000 - - - - - -',
    needs: [{ code: 'WINS' }],
  },
  {
    id: 'throne',
    position: 'c2:d6g3:d4e2e5g1 c6:a2g2:a3b8d3f1 e1:a7c5:a5c4d2h1 b4 1 YCM 000 - - - - - -',
    needs: [{ code: 'STANDS', kind: 'king', cell: 'b2' }],
  },
  {
    id: 'asTheThird',
    position: 'c2:d6g3:d4e2e5g1 c6:a2g2:a3b8d3f1 e1:a7c5:a5c4d2h1 b4 1 YCM 000 - - - - 6 -',
    needs: [{ code: 'WINS' }],
  },
];
