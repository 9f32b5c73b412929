/**
 * Mutants nobody can notice, because the rules stay the same with them. `npm run mutate` says which of them
 * it came across.
 */
export const EQUIVALENT: readonly {
  /** Below `src/rules`. */
  readonly file: string;
  /** The whole line as it is, and the mutant's replacement; without one, any. */
  readonly line: string;
  readonly to?: string;
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
    file: 'charybdis/turn.ts',
    line: 'for (let cell = 0; cell < names.length; cell++) if (stones[cell] === VACANT) cells.push(cell);',
    to: '<=',
    because: 'after the cells comes a fixed stone, which is not vacant',
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
    file: 'three-crowns/moves.ts',
    line: 'const back = (direction + 4) & 7;',
    to: '-',
    because: 'half a turn is the same either way round',
  },
  {
    file: 'three-crowns/moves.ts',
    line: "typeof bound === 'number' && moves.every((move) => fromOf(move) === bound) ? bound : undefined;",
    to: 'some',
    because: 'a bound stone that can move has all moves, and one that cannot has none',
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
    line: "const CASTLING_WORDS: readonly (readonly [string, Step])[] = ['castle', 'castles', 'castling'].flatMap(",
    to: "'castles', 'castle'",
    because: 'what people call a step is looked up, in whatever order it is listed',
  },
  {
    file: 'threehex/chess.ts',
    line: '[[circle, circle].join(dash), SHORT],',
    to: '[[circle, circle, circle].join(dash), LONG],\n      [[circle, circle].join(dash), SHORT]',
    because: 'what people call a step is looked up, in whatever order it is listed',
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
  {
    file: 'three-way-checkers/pieces.ts',
    line: 'const SEAT_SETS: readonly (readonly Seat[])[] = Array.from({ length: 1 << SEATS.length }, (_, bits) =>',
    to: '2',
    because: 'the sets after the eighth are never asked for',
  },
  {
    file: 'three-way-checkers/threeWayCheckers.ts',
    line: "const win = WINS.find((each) => each === options.win) ?? 'now';",
    to: 'findLast',
    because: 'each way of winning is in the list once',
  },
  {
    file: 'three-way-checkers/turn.ts',
    line: 'for (const cell of [crossedBetween(board, from, to), board.corners.get(to)]) {',
    to: 'board.corners.get(to), crossedBetween(board, from, to)',
    because: 'both cells are looked at, whichever comes first',
  },
  {
    file: 'threehex/attacks.ts',
    line: 'const isBehind = shield !== undefined && !isOwn && (ranges[direction]?.[piece] as number) >= distance;',
    to: '>',
    because: 'who is behind a shield is two steps away at least, and men reach one step or any number',
  },
  {
    file: 'threehex/ranges.ts',
    line: 'return Array.from(ranges, (range) => range ?? 0);',
    to: '1',
    because: 'numbers that are no men are never asked for',
  },
  {
    file: 'threehex/castling.ts',
    line: 'right: 1 << (2 * seat + side),',
    to: '-',
    because: 'any bits will do, as long as each has its own',
  },
  {
    file: 'threehex/castling.ts',
    line: 'right: 1 << (2 * seat + side),',
    to: '2',
    because: 'any bits will do, as long as each has its own',
  },
  {
    file: 'threehex/castling.ts',
    line: 'castlings.reduce((rights, { right }) => rights | right, 0);',
    to: '1',
    because: 'that bit is one of the rights',
  },
  {
    file: 'threehex/armies.ts',
    line: 'const men = armies.flatMap((_, seat) => [KING, ...PROMOTIONS, PAWN].map((kind) => man(seat, kind)));',
    to: '...PROMOTIONS, KING',
    because: 'the ranges are looked up by man, in whatever order they were made',
  },
  {
    file: 'threehex/chess.ts',
    line: "['-', ' - ', ' ', ''].flatMap((dash) => [",
    to: "' - ', '-'",
    because: 'what people call a step is looked up, in whatever order it is listed',
  },
  {
    file: 'hibryd/board.ts',
    line: 'return [top, right, left].filter((each) => each === 4 || each === 2).length >= 2;',
    to: 'right, top',
    because: 'the coordinates are counted, in whatever order',
  },
  {
    file: 'hibryd/board.ts',
    line: 'export const OFF = -1;',
    to: '2',
    because: 'no cell has either number',
  },
  {
    file: 'hibryd/legal.ts',
    line: 'const isAlone = seatsFrom(isInWithout(position, capturedKing), 0).length === 1;',
    to: '1',
    because: 'there are as many seats from whichever one counts',
  },
  {
    file: 'hibryd/feats.ts',
    line: 'const REACH = [-4, -3, -2, -1, 0, 1, 2, 3, 4];',
    because: 'each triangle is found from three corners, and no one number is needed for all three',
  },
  {
    file: 'hibryd/feats.ts',
    line: 'for (const along of REACH) if (up !== 0 || along !== 0) addTriangle(cell, up, along);',
    to: '1',
    because:
      'each triangle is found from its other corners, and six times the same cell is the key of no six pieces',
  },
  {
    file: 'hibryd/turn.ts',
    line: 'before.isIn.every((isIn, seat) => isIn === after.isIn[seat]) &&',
    to: 'some',
    because: 'positions before a capture cannot come back, whether or not they are kept',
  },
  {
    file: 'hibryd/turn.ts',
    line: 'before.isIn.every((isIn, seat) => isIn === after.isIn[seat]) &&',
    to: '||',
    because: 'positions before a capture cannot come back, whether or not they are kept',
  },
  {
    file: 'hibryd/turn.ts',
    line: 'before.grays.every((count, faction) => count === after.grays[faction]);',
    to: 'some',
    because: 'positions before a capture cannot come back, whether or not they are kept',
  },
  {
    file: 'hibryd/claims.ts',
    line: 'return throneAnswers(position, claim).find(({ throne }) => throne === to)?.answer;',
    to: 'findLast',
    because: 'each throne is in the list once',
  },
  {
    file: 'hibryd/hibryd.ts',
    line: 'return [steps, ...grays];',
    to: '...grays, steps',
    because: 'moves are listed in no promised order',
  },
  {
    file: 'hibryd/hibryd.ts',
    line: 'const path = candidates.find(({ length }) => length === landings);',
    to: 'findLast',
    because: 'each path is in the list once',
  },
  {
    file: 'hibryd/position.ts',
    line: 'position.cells.join(),',
    to: 'position.toMove,\n    position.cells.join()',
    because: 'positions are told apart in whatever order the key tells of them',
  },
];
