/** Found by `npm run puzzles` in games of the study. */
import type { Puzzle } from '../puzzle.ts';

export const puzzles: readonly Puzzle[] = [
  {
    rulesId: 'hibryd',
    from: 'study/3 39',
    position: 'f4:g2g3:b2e4f2h1 - e1::a2a4a8b3d2d3 - 1 YMc 132 M - - - - -',
    own: 2,
    missed: 'f2-e2',
    proof: '["g2-g1",{"e1-d1":"g1xd1","e1-e2":"f2xe2","e1-f1":"f2xf1","*":"g1xe1"}]',
  },
  {
    rulesId: 'hibryd',
    from: 'study/9 42',
    position: 'g1:b2g2g3:d2e3f3 b7:b6b8e2:a7c7d5 - - 3 mYC 312 - - - - - -',
    own: 2,
    missed: 'e2-e1',
    proof: '["e2-f1",{"g1-h1":"f1xh1","g1-f2":"f1xf2","*":"f1xg1"}]',
  },
  {
    rulesId: 'hibryd',
    from: 'study/11 20',
    position: 'g2:h1h2:d3d5f1f2 b7:a8c7:a7b6c5c6 c1:a2b2:a3b4c2d1 a4f4 3 MCY 301 - - a5>a4 - - M:',
    own: 1,
    missed: 'g2-g1',
    proof: '"f2-f3/f4-e4"',
  },
  {
    rulesId: 'hibryd',
    from: 'study/22 60',
    position: 'h2:g1g2:d4d6e3f1 - a2:b1b2:a4c2d1f3 - 2 cMY 222 - - - - - -',
    own: 3,
    missed: 'f3-f4',
    proof: '["f3-g3",{"h2-h1":["g3-h2",{"*":"h2xh1"}],"*":"g3xh2"}]',
  },
  {
    rulesId: 'hibryd',
    from: 'study/27 84',
    position: 'h1:a3a7g2h2:g1g3 c4:b5b7:b4c5d5f4 - - 2 mYC 321 - - - - - -',
    own: 3,
    missed: 'a3-d3',
    proof:
      '["a3-c3",{"c4-d4":["c3-d3",{"d4-e3":"d3xe3","d4-e4":"g2xe4","d4-c4":"d3xc4","*":"d3xd4"}],"c4-d3":"c3xd3","*":"c3xc4"}]',
  },
  {
    rulesId: 'hibryd',
    from: 'study/30 13',
    position: 'g2:f1h2:d2e4f2f4 c7:b7b8:a6b6c5c6 c1:b1b2:a3a4b3d1 a5c3d3d6 2 MYC 200 - - e5>d6 - - C:',
    own: 1,
    missed: 'e4-d4/d6-d5',
    proof: '"e4-d4/c3-d3"',
  },
  {
    rulesId: 'hibryd',
    from: 'study/45 56',
    position: 'g1:f2h2:d2e2f3h1 a7:b7b8:b6c2c7g3 - - 3 YmC 132 - - - - - -',
    own: 3,
    missed: 'c2-d1',
    proof:
      '["g3-g2",{"g1-f1":["g2-g1",{"f1-e1":"g1xe1","*":"g1xf1"}],"g1-e1":["c2-d1",{"e1-f1":"d1xf1","*":"d1xe1"}],"g1-b1":["c2-b2",{"b1-a2":"b2xa2","b1-c1":"b2xc1","*":"b2xb1"}],"h2-g3":["c2-d1",{"g1-f1":"d1xf1","*":"g2xg1"}],"h2-f4":["c2-d1",{"g1-f1":"d1xf1","*":"g2xg1"}],"h2-e5":["c2-d1",{"g1-f1":"d1xf1","*":"g2xg1"}],"h2-d6":["c2-d1",{"g1-f1":"d1xf1","*":"g2xg1"}],"*":"g2xg1"}]',
  },
  {
    rulesId: 'hibryd',
    from: 'study/49 15',
    position: 'g2:h1h2:c3e1e3f4 b7:b8c7:a7b6c6d6 b2:a2b1:a3c1c2d1 b4c4e4 1 YMC 210 - - - - - M:',
    own: 1,
    missed: 'e3-d4/b4-b5',
    proof: '"f4-e5/c4-d3"',
  },
];
