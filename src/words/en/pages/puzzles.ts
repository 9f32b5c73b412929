/** Positions with one winning move, to be found on the board. */
import { moves } from '../moves.ts';

export const puzzles = {
  listTitle: (game: string): string => `Puzzles of ${game}`,
  link: 'Puzzles: find the winning move',
  about: (count: number): string =>
    `${count} positions from games between machines. In each, the side to move wins by force, and only one first move does so in the number of moves named. Clerk, who looks one move ahead, played another.`,
  none: 'No puzzles of this game are kept.',
  title: (game: string, number: number, count: number): string => `${game}: puzzle ${number} of ${count}`,
  task: (side: string, own: number, others: number): string =>
    own === 1
      ? `${side} to move, and wins at once. How?`
      : `${side} to move, and wins within ${own} moves of its own, whatever ${others > 1 ? 'both others do' : 'the other side does'}. With which first move?`,
  short: (side: string, own: number): string =>
    own === 1 ? `${side} wins at once` : `${side} wins within ${own} moves`,
  label: 'The winning first move',
  answer: 'Answer',
  right: (move: string): string => `${move} is right.`,
  wrong: (move: string, own: number): string =>
    own === 1 ? `${move} does not win at once.` : `${move} does not win by force within ${own} moves.`,
  again: 'Try again',
  give: 'Show the solution',
  shown: (move: string): string => `The solution is ${move}.`,
  missed: (move: string): string => `Clerk ${moves.played(move)}.`,
  proof: 'The proof',
  aboutProof:
    'Every reply is answered: those that are not named get the answer after “anything else”. A test plays all of them by the rules.',
  wins: 'wins',
  any: 'whatever is played:',
  else: 'anything else:',
  allWin: 'then every reply ends the game, and it is won',
  end: 'The game is over.',
  previous: 'Previous puzzle',
  next: 'Next puzzle',
  all: 'All puzzles of this game',
  onBoard: 'This position on a free board',
  noSuch: {
    title: 'No such puzzle',
    sentence: (read: string, count: number): string =>
      `“${read}” is no number of a puzzle of this game. They go from 1 to ${count}.`,
  },
};
