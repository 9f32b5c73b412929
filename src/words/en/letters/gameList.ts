import { counted } from '../lists.ts';

/** The reader's games, requested by a reply. */
export const gameList = {
  subject: (games: number) => (games === 0 ? 'You have no games' : `Your games: ${games}`),
  none: 'You have no games that are being played or waiting to begin.',
  count: (games: number, turns: number) =>
    turns === 0
      ? `You are in ${counted(games, 'game')}, and in none is it your turn.`
      : `You are in ${counted(games, 'game')}; in ${turns} of them it is your turn.`,
  yourTurn: 'Your turn',
  othersTurn: 'Waiting for others',
  notBegun: 'Not started',
  /** "3 Crowns: Ada – Ben", and how the game stands. */
  game: (game: string, names: readonly string[], status: string) =>
    `${game}: ${names.join(' – ')}. ${status}`,
  status: {
    yourTurn: (move: number) => `It is your turn, move ${move}.`,
    toMove: (name: string, move: number) => `${name} is to move, move ${move}.`,
    notBegun: 'It has not started yet.',
  },
  left: (left: string) => `${left} left.`,
  timeIsUp: 'The time is up.',
  somebody: 'somebody invited',
  anybody: 'an open seat',
  more: (games: number) => `And ${counted(games, 'game')} more, on the page of your games.`,
  button: 'The page of your games',
  howToPlay: 'To move, answer the newest letter of the game.',
};
