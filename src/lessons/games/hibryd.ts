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
    position: 'b4:a3d4:b3c6e4g1 a7:c5f4:b6b7e5h1 b1:c2d1:a2f1f3g3 a6b5b8 1 YCM 000 - - - - - -',
    needs: [{ code: 'LOWERS', kind: 'pawn' }],
  },
  {
    id: 'captureKing',
    position: 'd6:b5d1d5:c4d3f3 b7:e3g2:a6b6f4g3 a4:b1h2:b2c5e2g1 a8b3 1 YCM 000 - - - - - -',
    needs: [{ code: 'TELLS', notice: 'KING_CAPTURED' }],
  },
  {
    id: 'fourthGray',
    position: 'g2:a4e3g1:a8b1c6 c4:a3b5:b3c2c5d3 f4:b7c1:b2b8d6e4 a5b4e1f2 1 YCM 300 - - - - - -',
    needs: [{ code: 'WINS' }],
  },
  {
    id: 'sixKnights',
    position: 'g3:b1b5c6e2f3:a3 g1:c1c2:a4b7c7h1 e5:a6a8:b2b3b8e3 d5f2 1 YCM 000 - - - - - -',
    needs: [{ code: 'SCORES', score: 'KNIGHTS', least: 6 }],
  },
  {
    id: 'lineOfSix',
    position: 'g2:c5d6:c1c2c3c4 b8:a8b7:a6a7b3c7 e2:a2d4:a4d3d5e1 a5e3e5 1 YCM 000 - - - - - -',
    needs: [{ code: 'WINS' }],
  },
  {
    id: 'throne',
    position: 'c2:d6g3:d4e2e5g1 a4:b1h2:a3a5d3f3 a7:a6e3:b5c6f4g2 b4 1 YCM 000 - - - - - -',
    needs: [{ code: 'STANDS', kind: 'king', cell: 'b2' }],
  },
  {
    id: 'asTheThird',
    position: 'c2:d6g3:d4e2e5g1 a5:b6h2:a7b8d5e1 a2:a8d3:a3b1f4h1 b4 1 YCM 000 - - - - 6 -',
    needs: [{ code: 'WINS' }],
  },
];
