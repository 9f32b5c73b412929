/** Learning a game by small tasks: on pages and in letters. */
import { lists } from './lists.ts';

const stones = (count: number): string => (count === 1 ? 'a stone' : `${count} stones`);
const pieces = (count: number): string => (count === 1 ? 'a piece' : `${count} pieces`);

export const lessons = {
  /** What a move did, each after "That" or a comma. */
  deeds: {
    takes: {
      'three-crowns': (count: number): string => `captures ${stones(count)}`,
      charybdis: (count: number): string => `captures ${stones(count)}`,
      'charybdis-square': (count: number): string => `captures ${stones(count)}`,
      threehex: (count: number): string => `captures ${pieces(count)}`,
      'threehex-two': (count: number): string => `captures ${pieces(count)}`,
      'three-way-checkers': (count: number): string => `takes ${pieces(count)}`,
      hibryd: (count: number): string =>
        count === 1 ? 'captures a Gray piece' : `captures ${count} Gray pieces`,
    },
    turns: {
      'three-crowns': (count: number): string => `turns over ${stones(count)}`,
      charybdis: (count: number): string => `turns over ${stones(count)}`,
      'charybdis-square': (count: number): string => `turns over ${stones(count)}`,
      threehex: (count: number): string => `turns over ${pieces(count)}`,
      'threehex-two': (count: number): string => `turns over ${pieces(count)}`,
      'three-way-checkers': (count: number): string => `turns over ${pieces(count)}`,
      hibryd: (count: number): string => `turns over ${pieces(count)}`,
    },
    /** `counted`: "1 crowned stone" */
    makes: (counted: string): string => `makes ${counted}`,
    lowers: (counted: string): string => `makes ${counted} of the others’`,
    givesCheck: 'gives check',
    capturesKing: 'captures a King',
    claims: 'claims a win',
    wins: 'wins',
    draws: 'ends the game in a draw',
    loses: 'loses the game',
  },
  /** "That captures a stone, but crowns none." */
  but: (deeds: readonly string[], missed: string): string =>
    deeds.length === 0 ? `That ${missed}.` : `That ${lists.all(deeds)}, but ${missed}.`,
  title: (game: string): string => `${game} by small tasks`,
  /** `number`: counted from 1. */
  number: (number: number, of: number): string => `Task ${number} of ${of}`,
  right: (move: string): string => `Right: ${move}.`,
  wrong: (move: string): string => `${move} is not it.`,
  sideToMove: (side: string): string => `${side} is to move.`,
  page: {
    about: (of: number): string =>
      `${of} small tasks, each one move on a board. Nothing is kept but in your browser.`,
    label: 'Your move',
    play: 'Try it',
    again: 'Try again',
    next: 'Next task',
    all: 'All tasks',
    finished: (game: string): string => `Those were all tasks of ${game}.`,
    begin: 'Start a game',
    onBoard: 'Try more on a board of your own',
    solved: 'solved',
    noSuchTask: (asked: string, of: number): string =>
      `There is no task “${asked}” here. They are numbered from 1 to ${of}.`,
    byLetter: 'The same tasks by letter',
    learn: 'Learn it by small tasks',
  },
};
