/** Found by `npm run puzzles` in games of the study. */
import type { Puzzle } from '../puzzle.ts';

export const puzzles: readonly Puzzle[] = [
  {
    rulesId: 'charybdis-square',
    from: 'study/5 30',
    position: 'BBBBBWBBBBWWWWBBBBBWBWBBBBBBBBBBBWWW..WWBWWWWWWWWWWW.WWWW.WWW.WW W plain',
    own: 3,
    missed: 'e5',
    proof:
      '["e7",{"f5":["e5",{"f8":"b8","*":"f8"}],"b8":["f8",{"f5":"e5","*":"f5"}],"f8":["b8",{"f5":"e5","*":"f5"}],"*":["f5",{"f8":"b8","*":"f8"}]}]',
  },
  {
    rulesId: 'charybdis-square',
    from: 'study/7 32',
    position: 'WWWWWWWWBBBWBBWWBBBWBBWWBBBWBWWW.B.WBWWW...WBWWWBBBWBBWWBBBBBBBB W plain',
    own: 3,
    missed: 'c5',
    proof:
      '["a6",{"c6,c5":["a5",{}],"a5":["c5",{"c6":"b6","*":"c6"}],"c5":["a5",{"c6":"b6","*":"c6"}],"b6":["a5",{"c6":"c5","*":"c6"}],"c6":["a5",{"c5":"b6","*":"c5"}],"*":["c5",{}]}]',
  },
  {
    rulesId: 'charybdis-square',
    from: 'study/14 31',
    position: 'WWBBBBBBWWBBBBBBWWWWWBBBWWBWWWWBWWBWWBBBWWBWWB.BBWBBWB..WWWWW... B plain',
    own: 3,
    missed: 'f8',
    proof:
      '["g8",{"g7":["h8,h7",{"g6":"f8","*":"g6"}],"h7":["g6,f8",{"h8":"g7","*":"h8"}],"f8":["g6,g7",{"h8":"h7","*":"h8"}],"h8":["h7,f8",{"g7":"g6","*":"g7"}],"*":["h7,f8",{"h8":"g7","*":"h8"}]}]',
  },
  {
    rulesId: 'charybdis-square',
    from: 'study/15 32',
    position: 'BWWWW...BWWWWW..BWBBBBB.BWWWWWBBBBWWBWBWWBWWBWBWWBWWWWBWWBWWWWWW W plain',
    own: 3,
    missed: 'g2',
    proof:
      '["h1",{"f1":["g2,g1",{"h3":"h2","*":"h3"}],"g2":["h2,f1",{"h3":"g1","*":"h3"}],"h2":["f1,g1",{"h3":"g2","*":"h3"}],"h3":["f1,g1",{"h2":"g2","*":"h2"}],"*":["h2,f1",{"h3":"g2","*":"h3"}]}]',
  },
  {
    rulesId: 'charybdis-square',
    from: 'study/22 32',
    position: 'WBWWWWWWBBBWWWWWBBBWWWBBBB.WWWBWBBBWWWWWBBBWBBBBB.BBBBBB....WWWW W plain',
    own: 3,
    missed: 'c4,d8',
    proof:
      '["b8",{"c8":["a8,d8",{"b7":"c4","*":"b7"}],"b7":["a8,d8",{"c4":"c8","*":"c4"}],"a8":["c4,b7",{"c8":"d8","*":"c8"}],"d8":["c4,b7",{"a8":"c8","*":"a8"}],"*":["a8,d8",{"b7":"c8","*":"b7"}]}]',
  },
  {
    rulesId: 'charybdis-square',
    from: 'study/24 26',
    position: 'WWWWWWWWWWBWWWBBBBBBWWBB...BBWBBBBBWWWWWBBBWWW..BBWWWWWWBBW.BWWW W plain',
    own: 3,
    missed: 'd8',
    proof:
      '["b4",{"a4,d8":["g6,c4",{}],"c4":["g6,a4",{"d8":"h6","*":"d8"}],"c4,d8":["g6,a4",{}],"g6":["h6,a4",{"c4":"d8","*":"c4"}],"h6":["g6,a4",{"c4":"d8","*":"c4"}],"d8":["g6,a4",{"h6":"c4","*":"h6"}],"*":["g6,c4",{"d8":"h6","*":"d8"}]}]',
  },
  {
    rulesId: 'charybdis-square',
    from: 'study/39 31',
    position: '.WBBBBBW.WBBBWBB.WBBBWBW.WBWWWBBWWBWWWWWWBBWWWBBWWBWWWBBWWBBBBB. B plain',
    own: 3,
    missed: 'a4',
    proof:
      '["h8",{"a4":["a2",{"a1":"a3","*":"a1"}],"a2":["a1",{"a4":"a3","*":"a4"}],"a3":["a4",{"a2":"a1","*":"a2"}],"*":["a3",{"a4":"a2","*":"a4"}]}]',
  },
  {
    rulesId: 'charybdis-square',
    from: 'study/59 36',
    position: 'BWWWBWWBBBBBBBWBBBBBBWWBBWBBWWWBBWWWW.W.WWWWWWWBBWWW.W.WBWBBWWWB W plain',
    own: 2,
    missed: 'h5',
    proof: '["e7,g7",{"h5":"f5","*":"h5"}]',
  },
  {
    rulesId: 'charybdis-square',
    from: 'study/68 26',
    position: '..W..WW..WWWBWWWWWWWWWWWWWWBWBBBWWWWWWWWBBBBWBBWWBBBWBBWWBWWWWWW W plain',
    own: 3,
    missed: 'e1',
    proof:
      '["a1",{"d1":["e1,b1",{"a2":"h1","*":"a2"}],"e1":["d1,a2",{"b1":"h1","*":"b1"}],"h1":["d1,a2",{"e1":"b1","*":"e1"}],"a2":["e1,b1",{"d1":"h1","*":"d1"}],"*":["d1,a2",{"h1":"e1","*":"h1"}]}]',
  },
  {
    rulesId: 'charybdis-square',
    from: 'study/73 25',
    position: 'BWBWWBBBBWBBBBBBBWBBW..BBWWWW...BWBBBBB.BWBBWBBBWWWWWWWBWW.WWWWB B plain',
    own: 3,
    missed: 'f3,f4',
    proof:
      '["g3,h5",{"f3":["f4,g4",{"c8":"h4","*":"c8"}],"f4":["f3,g4",{"c8":"h4","*":"c8"}],"g4":["f3,f4",{"c8":"h4","*":"c8"}],"c8":["f3,f4",{"h4":"g4","*":"h4"}],"*":["f3,f4",{"c8":"g4","*":"c8"}]}]',
  },
  {
    rulesId: 'charybdis-square',
    from: 'study/81 34',
    position: 'BBWWWWWWBBWB.B.WBBWBBBBWBBWBBBBBBBWB.BWBWWWB.BWWBBWBBBWBWWWWWWWW W plain',
    own: 3,
    missed: 'g2',
    proof: '["e6",{"e2":["g2",{}],"e5":["e2",{}],"*":"e2,e5"}]',
  },
  {
    rulesId: 'charybdis-square',
    from: 'study/84 28',
    position: 'BB...BWWBWBBBBBBBWBBBBWWBBBBBBWWBBBBBWWWWWWWBW.WWWWWBBWWWWWBWWWW W plain',
    own: 3,
    missed: 'e1',
    proof: '["d1",{"c1":["e1",{}],"*":["c1",{}]}]',
  },
  {
    rulesId: 'charybdis-square',
    from: 'study/88 29',
    position: 'WWWWWW..BBWBBWB.BBWBBWB.WBWBWWB.WWWBWWB.BBBBBBBBBBBBBBBBBWWWWWBB B plain',
    own: 3,
    missed: 'g1',
    proof:
      '["h1",{"h2":["h4,g1",{"h3":"h5","*":"h3"}],"h3":["h4,g1",{"h2":"h5","*":"h2"}],"h4":["h3,g1",{"h2":"h5","*":"h2"}],"h5":["h3,g1",{"h2":"h4","*":"h2"}],"*":["h2,h5",{"h4":"h3","*":"h4"}]}]',
  },
  {
    rulesId: 'charybdis-square',
    from: 'study/114 31',
    position: 'WWWW...BWWWW.WB.BWWW..BBBWWWWWWBBBBBWWBBBBBBWWBBBWBBWWBBBWWBWWBB B plain',
    own: 3,
    missed: 'f1',
    proof:
      '["e2",{"f1":["e3,f3,g1",{"e1":"h2","*":"e1"}],"e1,f1":["e3,f3,g1",{}],"e1,f3":["g1,e3",{"f1":"h2","*":"f1"}],"f1,e3":["e1,g1",{"f3":"h2","*":"f3"}],"f1,f3":["e1,g1",{"h2":"e3","*":"h2"}],"g1":["e1,f3,h2",{"f1":"e3","*":"f1"}],"h2":["e3,f3,g1",{"f1":"e1","*":"f1"}],"e3":["e1,f3,h2",{"f1":"g1","*":"f1"}],"e3,f3":["e1,g1",{"f1":"h2","*":"f1"}],"f3":["f1",{"e1":"h2,g1,e3","g1":"h2,e3,e1","h2":"e3,e1,g1","*":"h2,g1,e1"}],"*":["e3,f3,g1",{"f1":"h2","*":"f1"}]}]',
  },
  {
    rulesId: 'charybdis-square',
    from: 'study/117 28',
    position: 'WBBW.WWWWWWWBWWWWBBW..WWBBBWWW.W.BBWWWW.BWBWBBWWBBBBBBWWBBBWBBBW W plain',
    own: 3,
    missed: 'a5',
    proof:
      '["e3,e1",{"g4":["f3",{"h5":"a5","*":"h5"}],"a5":["f3",{"h5":"g4","*":"h5"}],"h5":["f3",{"a5":"g4","*":"a5"}],"*":["g4",{"h5":"a5","*":"h5"}]}]',
  },
  {
    rulesId: 'charybdis-square',
    from: 'study/121 28',
    position: '..WWWBBB..WWWBBBBBBBBBBBBBBBBBBWBWWWWWWWBWWBWWBW.WWBWBBW.WBBBBBW W plain',
    own: 3,
    missed: 'a7,b2',
    proof:
      '["a1",{"a2":["b2,b1",{"a8":"a7","*":"a8"}],"b2":["a2,a7,b1",{}],"a7":["a2,b2,a8",{}],"a8":["a2,a7",{"b1":"b2","*":"b1"}],"*":["a2,b2",{"a8":"a7","*":"a8"}]}]',
  },
  {
    rulesId: 'charybdis-square',
    from: 'study/124 32',
    position: 'WWWWWWWWBWBWWBBBBWBWWBBBBWBWWBWBBWWWWBBBBBBBWBBB.BBBBB...WWW..BW W plain',
    own: 3,
    missed: 'h7,a8',
    proof:
      '["h7,e8",{"g7":["a7",{"a8":"f8","*":"a8"}],"a7":["a8",{"g7":"f8","*":"g7"}],"a8":["a7",{"g7":"f8","*":"g7"}],"f8":["a7",{"g7":"a8","*":"g7"}],"*":["a8",{}]}]',
  },
  {
    rulesId: 'charybdis-square',
    from: 'study/136 29',
    position: 'WWWBBBWBWWWBWWWBWWWBWWBBWWWBWWBBWBBBBW.BWBBBWW..WWBBBW..WWBBBWBB B plain',
    own: 3,
    missed: 'g5,g7',
    proof: '["g5",{"g6":["h6,g7",{}],"g7":["g6,h7",{}],"*":["g6,g7",{}]}]',
  },
  {
    rulesId: 'charybdis-square',
    from: 'study/163 32',
    position: 'WWW.WWWWBBBBBBBBBW.WWWWB.WWWBBBB.WBBBWBBWWWWBWWBWWWWBWWBWBBBBBBB W plain',
    own: 2,
    missed: 'a4,d1',
    proof: '["c3,d1",{"a5":"a4","*":"a5"}]',
  },
  {
    rulesId: 'charybdis-square',
    from: 'study/164 32',
    position: 'WW.WW.B.WWWWWWW.BWBWWWWWWWWWWWWWBBBBWWBBWBBBWBBBBBBBWBBBWBBBBBBB W plain',
    own: 3,
    missed: 'h1',
    proof: '["f1",{"h1":["h2",{}],"*":["h1",{}]}]',
  },
];
