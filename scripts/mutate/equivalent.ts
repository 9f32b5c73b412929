/**
 * Mutants nobody can notice, because the rules stay the same with them. `npm run mutate` says which of them
 * it came across.
 */
export const EQUIVALENT: readonly {
  /** Below `src/rules`. */
  readonly file: string;
  /** The whole line as it is, and as the mutant has it. */
  readonly line: string;
  readonly to: string;
  readonly because: string;
}[] = [
  {
    file: 'charybdis/charybdis.ts',
    line: "const goal: Goal = GOALS.find((each) => each === options.goal) ?? 'stones';",
    to: 'findLast',
    because: 'each goal is in the list once',
  },
  {
    file: 'charybdis/stones.ts',
    line: "const BY_COUNT: readonly string[] = ['FULL', 'PASSES'];",
    to: "'PASSES', 'FULL'",
    because: 'the list is only asked for what is in it',
  },
  {
    file: 'charybdis/turn.ts',
    line: 'for (const member of groupOf(board, stones, cell)) grown[member] = 1;',
    to: '2',
    because: 'any number but 0 marks a cell',
  },
  {
    file: 'charybdis/turn.ts',
    line: '(cell) => cell >= names.length || stones[cell] === own || stones[cell] === VACANT,',
    to: '>',
    because: 'at an enemy stone of the rim the line ends either way, and encloses nothing',
  },
  {
    file: 'charybdis/stones.ts',
    line: 'return won(position, white > black ? 0 : 1, reason);',
    to: '2',
    because: 'whoever is not seat 0 is the other side',
  },
  {
    file: 'charybdis/stones.ts',
    line: "...drawn.outside.flatMap(({ place }, index) => pieceAt(place, names.length + index, 'fixed')),",
    to: "...names.flatMap((name, cell) => pieceAt(name, cell, 'stone')),\n    ...drawn.outside.flatMap(({ place }, index) => pieceAt(place, names.length + index, 'fixed'))",
    because: 'pieces are told in no promised order',
  },
  {
    file: 'charybdis-square/charybdisSquare.ts',
    line: "const rim = RIMS.find((each) => each === options.rim) ?? 'plain';",
    to: 'findLast',
    because: 'each rim is in the list once',
  },
  {
    file: 'charybdis-square/board.ts',
    line: 'const EDGES = [BELOW, ABOVE, LEFT, RIGHT];',
    to: 'ABOVE, BELOW',
    because: 'the edges are named, wherever they stand in the list',
  },
  {
    file: 'three-crowns/position.ts',
    line: "['.', EMPTY],",
    to: "['g', stoneOf(GREEN)],\n  ['.', EMPTY]",
    because: 'symbols are looked up, in whatever order they are listed',
  },
  {
    file: 'three-crowns/threeCrowns.ts',
    line: 'return moves.every((move) => stepsOf(move)[0] === cell)',
    to: 'some',
    because: 'where the bound stone can move all moves are its own, and else none is',
  },
  {
    file: 'three-way-checkers/board.ts',
    line: '[indexAt(by(2, 2)), indexAt(by(1, 1))],',
    to: '[indexAt(by(rows, 2)), indexAt(by(rows, 1))],\n      [indexAt(by(2, 2)), indexAt(by(1, 1))]',
    because: 'corners are looked up, in whatever order they are listed',
  },
  {
    file: 'three-way-checkers/board.ts',
    line: 'ALL_DIRECTIONS.find((direction) => neighbour(board, from, direction) === to);',
    to: 'findLast',
    because: 'one direction at most leads from a cell to another',
  },
  {
    file: 'threehex/chess.ts',
    line: "[['short', 'kingside', 'king side'], SHORT],",
    to: "[['long', 'queenside', 'queen side'], LONG],\n        [['short', 'kingside', 'king side'], SHORT]",
    because: 'what people call a step is looked up, in whatever order it is listed',
  },
  {
    file: 'threehex/chess.ts',
    line: "[['short', 'kingside', 'king side'], SHORT],",
    to: "'kingside', 'short'",
    because: 'what people call a step is looked up, in whatever order it is listed',
  },
  {
    file: 'threehex/chess.ts',
    line: "[['long', 'queenside', 'queen side'], LONG],",
    to: "'queenside', 'long'",
    because: 'what people call a step is looked up, in whatever order it is listed',
  },
];
