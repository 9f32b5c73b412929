/** Moves in sentences. A pass is written as a move is, but nobody "plays pass". */
const PASS = 'pass';

export const moves = {
  /** After "to", "you" or "yes". */
  play: (move: string): string => (move === PASS ? 'pass' : `play ${move}`),
  plays: (move: string): string => (move === PASS ? 'passes' : `plays ${move}`),
  played: (move: string): string => (move === PASS ? 'passed' : `played ${move}`),
  /** After a player's name, as in scores: "Ben a7-a6", "Ben passes". */
  done: (what: string): string => (what === PASS ? 'passes' : what),
  /** After "after" or "take back". */
  named: (move: string): string => (move === PASS ? 'a pass' : move),
};

export const capitalized = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
