/** Why something is refused. */
import { lists } from './lists.ts';

/** Of a move: which of its words is wrong and why, and what would be right in its place. */
export const moveRefusals = {
  canBeginWith: (steps: string): string => `A move can begin with ${steps}.`,
  /** `so`: the steps so far. */
  canGoOnWith: (so: string, steps: string): string => `After ${so} there may come ${steps}.`,
  canGoOnWithOrEnd: (so: string, steps: string): string =>
    `After ${so} there may come ${steps}; or the move may end there.`,
  occupant: (cell: string, piece: string): string => `On ${cell} stands a ${piece}.`,
  occupied: (cell: string, piece: string): string => `A ${piece} stands on ${cell} already.`,
  vacant: (cell: string): string => `Nothing stands on ${cell}.`,
  nobodys: (kind: string, cell: string): string =>
    `The ${kind} on ${cell} is nobody’s; a move begins with an own piece.`,
  stuck: (kind: string, cell: string): string => `The ${kind} on ${cell} has no legal move now.`,
  notYours: (piece: string, cell: string): string => `The ${piece} on ${cell} is not yours.`,
  another: (piece: string, cell: string, owner: string): string =>
    `The ${piece} on ${cell} is not yours, but ${owner}’s.`,
  example: (game: string, move: string): string => `A move of ${game} is written like this: ${move}.`,
  none: 'No move was found.',
  afterTheEnd: (so: string, word: string): string =>
    `“${so}” is a whole move, and “${word}” after it is not understood.`,
  unknown: (word: string): string => `“${word}” is neither a cell of the board nor a word of this game.`,
  illegalStart: (word: string): string => `No legal move begins with “${word}” now.`,
  illegal: (word: string, so: string): string => `“${word}” is not possible after ${so}.`,
  unfinished: (so: string): string => `The move “${so}” is not finished.`,
  wrongPiece: (word: string): string => `“${word}” does not name what stands there.`,
  vague: (word: string, meanings: readonly string[]): string =>
    `“${word}” may mean ${lists.any(meanings)} here. Please say which.`,
  surplus: (so: string, word: string): string => `The move ends after ${so}; “${word}” is too much.`,
};
