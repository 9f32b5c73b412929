/** A short game of each kind, from the start with the usual options to its end by the rules. */
export interface ShortGame {
  /** The id of the rules. */
  readonly game: string;
  readonly moves: readonly string[];
  /** A part of the sentence that says how it ended. */
  readonly end: string;
}

export const SHORT_GAMES: readonly ShortGame[] = [
  {
    game: 'three-crowns',
    moves: ['a1-a2', 'a8-a7', 'a2-a1', 'a7-a8', 'a1-a2', 'a8-a7', 'a2-a1', 'a7-a8'],
    end: 'third occurrence of a position',
  },
  {
    game: 'charybdis',
    moves: ['e5', 'pass', 'a1', 'pass', 'e6,a2', 'pass', 'pass'],
    end: 'both sides passed',
  },
  {
    game: 'charybdis-square',
    moves: [
      ...['g3', 'c1', 'a3', 'e6', 'g7', 'c3', 'd7', 'b3,f6,b1', 'e7,g8,g4'],
      ...['d3,d6,c2', 'a4', 'h2', 'c6', 'c4,f7,h1', 'h5', 'a1,d5,g2', 'f3,d8,f8,a5,b6,h6', 'a2,g6,g1'],
      ...['d4', 'c5,f1', 'b7,f4,b4,c8,h8,h4', 'g5,d2', 'h3,h7,a7,b8,a6', 'b5,e1', 'f5,e4', 'e3', 'b2'],
      ...['c7', 'e2', 'e5', 'f2,a8', 'd1', 'e8'],
    ],
    end: 'the board is full',
  },
  {
    game: 'threehex',
    moves: [
      ...['69-16', '89-90', '95-30', '16-69', '90-89', '30-95', '69-16', '89-90', '95-30', '16-69'],
      ...['90-89', '30-95', '69-16', '89-90'],
    ],
    end: 'third occurrence of a position',
  },
  {
    game: 'threehex-two',
    moves: ['69-16', '93-30', '16-69', '30-93', '69-16', '93-30', '16-69', '30-93'],
    end: 'third occurrence of a position',
  },
  {
    game: 'three-way-checkers',
    moves: [
      ...['c3-d5', 'h11-h9', 'f1-f3', 'b1-c3', 'h13-h11', 'g1-f1', 'c1-d1', 'h15-h13', 'f1-e1', 'd1xf1'],
      ...['h11-g9', 'h1-g1', 'f1xh1', 'g9-f7', 'h5-h7', 'h1xh5xf1xf5xf9', 'f11xf7', 'h7xh11xf11*g2'],
      ...['c5-d7', 'g13xe9xc5xc1', 'g2-g4', 'a1-b1', 'c1xa1xc5xe5'],
    ],
    end: 'nobody else has a regular piece',
  },
  {
    game: 'hibryd',
    moves: [
      ...['f4-g3', 'a6-b5', 'b3-b4', 'f3-f4/e3-d3', 'c6-d5/e1-e2', 'b4-c4/a5-b4', 'g3-f3/d3-c3'],
      ...['b8-c7/e5-e4', 'd1-c1/e2-d2', 'f2-g1', 'd5-c5/d2-c3'],
    ],
    end: 'four Gray pieces captured',
  },
];
