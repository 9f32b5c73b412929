/** Found by `npm run puzzles` in games of the study. */
import type { Puzzle } from '../puzzle.ts';

export const puzzles: readonly Puzzle[] = [
  {
    rulesId: 'charybdis',
    from: 'study/46 30',
    position: 'BBBWWBWWBBBBWBBBBWBWW..BBBBWWW.B.WWWWWWBBWB.WWBWBWWBBWBBBBBBB W 0 stones',
    own: 3,
    missed: 'e5,e7',
    proof:
      '["d4,e7",{"d5":["e5",{"*":"g1"}],"g1":["e5",{"*":"d5"}],"pass":["e5",{"g1":"d5","pass":"pass","*":"g1"}],"*":["d5",{"*":"g1"}]}]',
  },
  {
    rulesId: 'charybdis',
    from: 'study/53 34',
    position: 'BBWBBBBBWWBWBBBWWBBWBBWWWBBBWBBBBBBWWWBWWWWWWWB.W.WWWB.W.WBBB W 0 stones',
    own: 2,
    missed: 'i1,h5',
    proof: '["i1,g5",{"h5":"g7","pass":"pass","*":"h5"}]',
  },
  {
    rulesId: 'charybdis',
    from: 'study/71 28',
    position: 'BBBWBBBBBBBBWW.WWBBB.W.WBBBBBB.WBWBWBBBWBBWBBBBBBWWWBBBWWWWBW W 0 stones',
    own: 3,
    missed: 'd3,e5',
    proof: '["d3,c4",{"e5":"d5","pass":["e5",{"*":"d5"}],"*":"e5"}]',
  },
  {
    rulesId: 'charybdis',
    from: 'study/125 32',
    position: 'BWBWWWBWWBWBBBWWWWBBBBBWWWBBBBBWBBWWWBBWBBBWWBBB.BWWWBBBW..BB W 0 stones',
    own: 3,
    missed: 'i3',
    proof: '["g6",{"i3":"i2","pass":["i3",{"*":"i2"}],"*":"i3"}]',
  },
  {
    rulesId: 'charybdis',
    from: 'study/131 32',
    position: 'WWWWBBWWWB.WWWWBB.WBWBBBB.BBBBBBBBBWWBBBWBBWWBBWBBWWBWWBWWWWB W 0 stones',
    own: 3,
    missed: 'd8',
    proof: '["c7",{"d8":"b6","pass":["b6",{"*":"d8"}],"*":"d8"}]',
  },
  {
    rulesId: 'charybdis',
    from: 'study/170 32',
    position: 'WWW..BBBBBBBW.WWB.BBWWWWWWBBBBWWWWWBBWWBW.WWBWWWW.WWBBWWWBBBB W 0 stones',
    own: 3,
    missed: 'g7,a4',
    proof:
      '["c7,a4",{"c3":["a5",{"g7":"f7","pass":"pass","*":"g7"}],"f7":["g7",{"c3":"a5","pass":"pass","*":"c3"}],"g7":["f7",{"c3":"a5","pass":"pass","*":"c3"}],"pass":"pass","*":["c3",{"g7":"f7","pass":"pass","*":"g7"}]}]',
  },
  {
    rulesId: 'charybdis',
    from: 'study/203 31',
    position: 'WWWBBWWBBBBWBWWBBBBBWWWWBBWBWBWWWWWWWBWWWWBWWWWWWW...BWW..BBW B 0 stones',
    own: 3,
    missed: 'h3',
    proof:
      '["h2",{"h3":["h1,i2",{"*":"i1"}],"i1":["h1,h3",{"*":"i2"}],"i2":["h1,h3",{"*":"i1"}],"pass":["h1,h3",{"i2":"i1","i1":"i2","*":"pass"}],"*":["i1,h3",{"*":"i2"}]}]',
  },
  {
    rulesId: 'charybdis',
    from: 'study/209 27',
    position: 'WWWW.BWWWBBBBWW.BW..WB.WWWBBWBBWWW.BWBBBWWWWWBWBWWWBBWBWW.BBB B 0 stones',
    own: 3,
    missed: 'a5,d5,d2',
    proof:
      '["a5,i2",{"d2":["c5,d1",{"d5":"e9","pass":"pass","*":"d5"}],"d1":["c5,d2",{"d5":"e9","pass":"pass","*":"d5"}],"d2,c5":["d5,d1",{"*":"e9"}],"d2,d5":["c5,d1",{"*":"e9"}],"d2,e9":["c5,d1",{"*":"d5"}],"d5":["c5,d2",{"e9":"d1","pass":"pass","*":"e9"}],"e9":["c5,d2",{"d1":"d5","pass":"pass","*":"d1"}],"e9,c5":["d1,d5",{"*":"pass"}],"e9,d5":["c5,d2",{"*":"pass"}],"pass":"pass","*":["d1,d5",{"d2":"e9","pass":"pass","*":"d2"}]}]',
  },
  {
    rulesId: 'charybdis',
    from: 'study/212 35',
    position: 'WWBBBBWWWBBBWWWBBBBWBWBBBBWWWWWWBB.WW...WBBWWWWWBBWWWWBBWWWWW B 0 stones',
    own: 3,
    missed: 'f5',
    proof:
      '["f4",{"f3":"e9,f5","f5":["f3",{"*":"e9"}],"pass":["f3",{"e9":"f5","pass":"pass","*":"e9"}],"*":["f3",{"*":"f5"}]}]',
  },
  {
    rulesId: 'charybdis',
    from: 'study/243 36',
    position: '.WWWWBWWBBBBWBBBBBBBBBBBBW.BWWWWBBW.BWWWWWWWBWWWWWWBWBWWBBWBB W 0 stones',
    own: 2,
    missed: 'a1,f1',
    proof: '["f1",{"e1":"a1","pass":"pass","*":"e1"}]',
  },
  {
    rulesId: 'charybdis',
    from: 'study/250 38',
    position: 'WBWWBWWWWBBBWWWBBB.BWWBBBB.BBWBBBBWBBBBBBWWBBBBBWW.WBBWW.WWWW W 0 stones',
    own: 3,
    missed: 'h1',
    proof:
      '["e1",{"h1":["d1",{"*":"i1"}],"i1":["h1",{"*":"d1"}],"pass":["h1",{"d1":"i1","pass":"pass","*":"d1"}],"*":["h1",{"*":"i1"}]}]',
  },
  {
    rulesId: 'charybdis',
    from: 'study/253 27',
    position: 'WWWWWWWWWWWWWWWWW.WBBBBWWBWWWWWWBWWWBBWWWWWWBBBBB.BWBB..WBB.. B 0 stones',
    own: 3,
    missed: 'h6,c7',
    proof:
      '["c7,g7",{"h6":["h5",{"i5":"i4","pass":"pass","*":"i5"}],"i4":["h5",{"i5":"h6","pass":"pass","*":"i5"}],"i5":["h5",{"i4":"h6","pass":"pass","*":"i4"}],"pass":"pass","*":["h6",{"i5":"i4","pass":"pass","*":"i5"}]}]',
  },
  {
    rulesId: 'charybdis',
    from: 'study/255 35',
    position: 'WWBWBWWWWBBWWWWWB.BBWWWWBBBBBBBBWBBWBBWW.W.WBBWWWWWBBWWWWBBBW B 0 stones',
    own: 2,
    missed: 'c7,f6',
    proof: '["f6",{"c7":"f8","pass":"pass","*":"c7"}]',
  },
  {
    rulesId: 'charybdis',
    from: 'study/308 34',
    position: 'BBBB.BWWBBBWWWBBBB.WWBBBBBB.WWWWWWWBBBBWBBWBWWWBBW.WWWWWWWWW. W 0 stones',
    own: 3,
    missed: 'e2',
    proof:
      '["h1",{"a5,e2":["d1",{"*":"pass"}],"a5":["i5",{"e2":"d1","pass":"pass","*":"e2"}],"a5,d1":["e2",{"*":"pass"}],"e2":["d1",{"i5":"a5","pass":"pass","*":"i5"}],"i5":["a5",{"e2":"d1","pass":"pass","*":"e2"}],"pass":"pass","*":["e2",{"i5":"a5","pass":"pass","*":"i5"}]}]',
  },
  {
    rulesId: 'charybdis',
    from: 'study/316 33',
    position: 'WWWW.BBBWW.BBWWBW.BBWWBWWBWBWWBBWWWWWWBBWWWWWWBWWBWWBBBBWBBBB B 0 stones',
    own: 2,
    missed: 'c7',
    proof: '["b6",{"a5":"c7","pass":"a5,c7","*":"a5"}]',
  },
  {
    rulesId: 'charybdis',
    from: 'study/317 36',
    position: 'BWB.BWWBBBBWWWWWWWBBWBBBBB.BBBBWWWW.B.BWWBB.BBWWWBWBWWWWWBWWW W 0 stones',
    own: 3,
    missed: 'g1',
    proof:
      '["f1",{"e1":["g1",{"a4":"f3","pass":"pass","*":"a4"}],"a4":["e1",{"f3":"g1","pass":"pass","*":"f3"}],"a4,g1":["e1",{"*":"pass"}],"f3":["e1",{"a4":"g1","pass":"pass","*":"a4"}],"g1":["e1",{"a4":"f3","pass":"pass","*":"a4"}],"pass":["e1,g1",{"a4":"f3","pass":"pass","*":"a4"}],"*":["g1",{"*":"pass"}]}]',
  },
  {
    rulesId: 'charybdis',
    from: 'study/330 34',
    position: 'WBBBBWWWWWBWWBBWB.WWBBWBBBWBWBWBB.BWBWWBB.BWWWBBBBWWWWWWWBWBB W 0 stones',
    own: 2,
    missed: 'e8',
    proof: '["c7",{"f7":"e8","pass":"pass","*":"f7"}]',
  },
  {
    rulesId: 'charybdis',
    from: 'study/339 29',
    position: 'WWWWBBBWBBBBBBWBB.BBWBWB.BWWBWWWBBBWWBWBW.B.WWWWWWWWBBWW.WBB. B 0 stones',
    own: 3,
    missed: 'd7,i5',
    proof:
      '["c7,i5",{"f7":["d7",{"i1":"g1","pass":"pass","*":"i1"}],"g1":["f7",{"i1":"d7","pass":"pass","*":"i1"}],"i1":["f7",{"d7":"g1","pass":"pass","*":"d7"}],"pass":"pass","*":["f7",{"i1":"g1","pass":"pass","*":"i1"}]}]',
  },
  {
    rulesId: 'charybdis',
    from: 'study/350 27',
    position: '.WWBB.WBWBB.WWBBBBWWWWBBBBWBBWBBWBWWBBBWWWWBBBBBBW..BBBW.BBBB B 0 stones',
    own: 3,
    missed: 'c1',
    proof:
      '["b1",{"c1":["h1,a1",{"i1":"h2","pass":"pass","*":"i1"}],"h1":["h2,a1",{"c1":"i1","pass":"pass","*":"c1"}],"h2":["h1,a1",{"c1":"i1","pass":"pass","*":"c1"}],"i1":["h1,a1",{"h2":"c1","pass":"pass","*":"h2"}],"pass":"pass","*":["h1,c1",{"i1":"h2","pass":"pass","*":"i1"}]}]',
  },
  {
    rulesId: 'charybdis',
    from: 'study/369 28',
    position: '...BB..BBBW.WBWWWWWWBBWWWWWWBWBWWWWWWBWBWWWWWBWWWWWBBWWWWBBWB W 0 stones',
    own: 3,
    missed: 'b2',
    proof:
      '["a2",{"a3":["a1,b1",{"c1":"b2","pass":"pass","*":"c1"}],"b1":["c1,a3",{"b2":"a1","pass":"pass","*":"b2"}],"b2":["c1,a3",{"a1":"b1","pass":"pass","*":"a1"}],"c1":["a1,b1",{"b2":"a3","pass":"pass","*":"b2"}],"pass":"pass","*":["c1,a3",{"b2":"b1","pass":"pass","*":"b2"}]}]',
  },
];
