/** The front page. */
import { SERVICE } from '../../service.ts';

export const front = {
  title: 'Board games by post',
  whatItIs: `${SERVICE} carries board games between people by e-mail. When it is your turn, a letter brings you the board, and you answer it with your move. It has games that hardly any other site offers.`,
  /** The picture of a game in progress; `title`: the game and its players. */
  boardOf: (title: string): string => `The board of ${title}`,
  /** The film of a game that was played to its end. */
  finished: (game: string): string => `A game of ${game}, from its first move to its last`,
  startGame: 'Start a game',
  waiting: 'Waiting for players',
  allInLobby: 'See the whole lobby',
  games: 'The games',
  credit: (author: string, year: number, players: number): string =>
    `${author}, ${year}. ${players} players.`,
  tryIt: {
    now: 'Try it now',
    explained: (game: string): string =>
      `“Try it now” starts a game of ${game} between two sample players and opens the local post office, where their letters lie. Answer them, and the game goes on by itself. Against a machine you play one side, and Clerk answers within a minute.`,
    againstClerk: 'Play a machine',
    game: (name: string): string => `Try ${name}`,
    /** A sample player without a name of their own; `number`: counted from 1. */
    player: (number: number): string => `Player ${number}`,
    notHere: {
      title: 'Not here',
      sentence: 'This instance sends real letters: start a game with real people.',
    },
    noSuchGame: {
      title: 'No such game',
      sentence: (ids: readonly string[]): string =>
        `There is no such game here. There are: ${ids.join(', ')}.`,
    },
    noSuchOption: 'No such option',
  },
};
