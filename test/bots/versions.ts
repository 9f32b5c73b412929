/** What each version of each machine plays; see `versions.test.ts`. By rules, level and version. */
import type { Level } from '../../src/bots/index.ts';
import type { RulesId } from '../../src/rules/index.ts';

export const recorded: Readonly<Record<RulesId, Readonly<Record<Level, Readonly<Record<number, string>>>>>> =
  {
    'three-crowns': {
      postman: { '1': 'a6-b6 h8-g7 b6-a6 g7-h8 a1-a2 g1-h2 c1-b2 c8-c7 h4-g5 a3-b3' },
      clerk: { '1': 'a6-b6 h8-g7 b6-a6 g7-h8 a1-a2 g1-h2 c1-b2 c8-c7 h4-g5 a3-b3' },
      master: {
        '1': 'h6-h7 a8-a7 h7-h6 g1-h2 a4-b3 a3-a2 h6-g6 b1-c2 g6-h7 c2-d2',
        '2': 'f1-e1 b1-a2 e1-f1 a5-b6 h6-g5 c8-d7 c1-d1 h5-g6 a6-b5 d7-e6',
      },
    },
    charybdis: {
      postman: { '1': 'c5 g7 b3 f7 b5,c3 h6 e7 h5 b4,e8 f8' },
      clerk: { '1': 'c5 g7 b3 d8 e6 a5 b5,f5,b2 g6,e9,b6 a1,e5,c6 h6,d7,a4' },
      master: {
        '1': 'c3 e2 g4 c7 a3 f8 c4,a2,g3 e8,e3,b6 d3,a1,f3 e9,d2,c6',
        '2': 'h6 f2 f3 e9 f8 c2 e4,e8,h5 f5 g5,e5,g7 b4',
      },
    },
    'charybdis-square': {
      postman: { '1': 'a2 f2 a3 b7 b3 a7,f1 a1 g1,b8 f5 h1,c7' },
      clerk: { '1': 'a2 f2 h1 b7 b1 h8 a3,c1,g1 h7,b6,f1 g5 g2,a7,g8' },
      master: {
        '1': 'e2 c2 h5 g5 g7 e5 h4,g6,f2 d5,g4,d2 a7 e6,h3,c3',
        '2': 'c2 a8 f7 e3 a5 h8 e7,b2,a6 b8,f3,g8 c3,a7,g7 f4,b7,h7',
      },
    },
    threehex: {
      postman: { '1': '75-45 48x45 99x50 38-16 88x50 96-90 73x60 50-7 101x60 43x7' },
      clerk: {
        '1': '74x58 88-55 97x58 72x62 55x96 101-65 38x65 85x42 99x62 73x42',
        '2': '75-22 49x22 100-33 72x62 87-26 99x62 73x33 86x40 60x33 71x40',
      },
      master: {
        '1': '37-66 87x38 101-65 71x38 54-29 65x106 70x106 29x59 95x59 43-21',
        '2': '74x58 88-55 97x58 72x62 55x96 99x62 41-19 86-25 58-56 19-6',
        '3': '74-19 88-29 59x29 19x86 52-27 99x50 75-18 87x50 29-28 86-19',
      },
    },
    'threehex-two': {
      postman: { '1': '74-19 50-24 75-18 88x106 70x106 57-58 76-80 56-30 19x86 90-32' },
      clerk: { '1': '73-60 93-30 44-22 53-27 60-2 27-10 39-17 55-29 40-18 52-26' },
      master: {
        '1': '44-22 50-24 39-17 56-30 41-19 87-10 75-6 54-28 42-20 53-27',
        '2': '73-60 93-30 44-22 53-27 42-20 50-24 41-19 55-29 19-6 27-10',
      },
    },
    'three-way-checkers': {
      postman: { '1': 'c1-d1 f11-f9 f1-e1 d1xf1 f9-e7 g1xe1 c3-d3 g11-f9 g3-g5 b1-c3' },
      clerk: { '1': 'c1-d1 h11-g9 h5-h7 c5-d5 f11-e9 h7-h9 b3-c5 g9-f7 g3-f3 c3-d3' },
      master: {
        '1': 'c3-d3 h11-h9 g3-g5 c5-d5 g11-g9 g1-g3 d5-e7 f11-e9 f1-e1 d3-e5',
        '2': 'c3-d3 h11-h9 g3-g5 c5-d5 g11-g9 g1-g3 b3-c3 h13-h11 f1-e1 a1-b3',
      },
    },
    hibryd: {
      postman: { '1': 'b6-b5 a4-a3 f3-g3 c6-d5 d1-c1/e1-d1 g2-f3/c3-c4 d6-c6 b3-c3/c4-c5 f3xe3/e5-e4 c6-b6' },
      clerk: {
        '1': 'b6-b5 a4-a3 f3-g3 c6-d5 d1-c1/e1-d1 g2-f3/c3-c4 d5-e4 b3-b4/d1-e1 f3-g2/a5-a4 b5-c5/e5-d5',
      },
      master: {
        '1': 'c2-d2 c6-c7 f2-e2 a4-b4 d6-d5 f3-e4 b4-c4 d5-d4/a5-a4 h1-g1 d2-c2',
        '2': 'f4-e4 b3-b4 d6-c7 f2-e2/e1-d2 a2-a3/c3-b3 c6-d5/c5-c6 f3-e3/a5-b5 b4-c4/b5-b4 a6-a7 e3-d4/d2-d3',
      },
    },
  };
