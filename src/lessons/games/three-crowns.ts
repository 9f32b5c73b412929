/** The tasks of 3 Crowns, the easiest first. */
import type { TaskOf } from '../task.ts';

export const threeCrowns: readonly TaskOf[] = [
  {
    id: 'row',
    position: '......../......../..b...../......../....g.b./..gg..../......../....b... g 0 0 -',
    needs: [{ code: 'MAKES', kind: 'crowned' }],
  },
  {
    id: 'uncrown',
    position: '......../......../...B..../..b...../...B.B../...g..../.b...g../....g... g 0 0 -',
    needs: [{ code: 'LOWERS', kind: 'stone' }],
  },
  {
    id: 'capture',
    position: '...Gb.../.....b../.g....../G......./......../......../B.bb..../........ g 0 0 -',
    needs: [{ code: 'TAKES', least: 1 }],
  },
  {
    id: 'captureInRow',
    position: '......../.......g/.g....../..B...../......../....Bbb./......../g....... g 0 0 -',
    needs: [{ code: 'TAKES', least: 1 }],
  },
  {
    id: 'crownByJump',
    position: '......../.......b/.BB.B.../.g....../...g..../..bg..../......../.......g g 0 0 -',
    needs: [
      { code: 'MAKES', kind: 'crowned' },
      { code: 'LOWERS', kind: 'stone' },
    ],
  },
  {
    id: 'thirdCapture',
    position: '......../......../.B..b.../......../.b.b.B../....G.../.....bg./........ g 2 0 -',
    needs: [{ code: 'WINS' }],
  },
  {
    id: 'crownedRow',
    position: '..b...../.B....../....g.../......../......../G......g/GG.B..../....b... g 0 0 -',
    needs: [{ code: 'WINS' }],
  },
];
