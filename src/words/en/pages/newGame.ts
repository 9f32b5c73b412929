/** Starting a game. */
import { lists } from '../lists.ts';

export const newGame = {
  choose: {
    title: 'New game',
    which: 'Which game?',
    players: (seats: number): string => `${seats} players.`,
    rules: 'Rules',
  },
  unknown: {
    title: 'No such game',
    sentence: (id: string): string => `There is no game “${id}” here. See the list under New game.`,
  },
  title: (game: string): string => `New game of ${game}`,
  chooseSide: (seats: number): string =>
    `Choose your side, and say who plays the other${seats > 2 ? 's' : ''}.`,
  movesFirst: '(moves first)',
  isMe: 'That is me',
  address: (side: string): string => `or the e-mail address of who plays ${side}`,
  isOpen: 'or anybody: the seat is offered in the lobby',
  isPrivate: 'Private: only the players may look on, and whoever they give its link',
  aboutPrivate: 'A private game is in no list. Its free seats go to who has the link.',
  start: 'Start the game',
  aboutInvitations:
    'Whom you invite gets a letter with a link, and needs no account. The game begins when every seat is taken.',
  problems: {
    seat: (game: string, seats: number): string => `Please choose your seat: ${game} has ${seats}.`,
    option: (value: string, legal: readonly string[]): string => `“${value}” is none of ${legal.join(', ')}.`,
    address: (side: string, problem: string): string => `${side}: ${problem}`,
    games: (players: number, counts: readonly string[]): string =>
      `A match of ${players} players has ${lists.any(counts)} games.`,
  },
  /** Also used in letters, for somebody who starts a game by mail. */
  refusals: {
    SAME_PERSON: 'Each seat needs a person of its own: an address stands there twice, or it is yours.',
    TOO_MANY_CHALLENGES: ({ most }: { readonly most: number }): string =>
      `You have ${most} games with free seats already. Withdraw one, or wait for players.`,
    INVITED_ALREADY: ({ address }: { readonly address: string }): string =>
      `Your last invitation to ${address} has not been answered yet, and one at a time is enough. Wait for the answer, or cancel that game.`,
    TOO_MANY_INVITATIONS: ({ most }: { readonly most: number }): string =>
      `You have invited ${most} people today, the most for one day. Go on tomorrow, or offer seats in the lobby.`,
    ADDRESS_HAD_ENOUGH: ({ address, most }: { readonly address: string; readonly most: number }): string =>
      `${address} has been sent ${most} invitations today, the most for one day. Try again tomorrow.`,
    TOO_MANY_GAMES: ({ most }: { readonly most: number }): string =>
      `You have started ${most} games today, the most for one day. Go on tomorrow.`,
    TOO_FAST: 'You have started many games within a minute. Please wait a minute.',
  },
  time: {
    legend: 'Time',
    clock: 'Clock',
    ownClock: 'or another one',
    /** The words around two examples. */
    ownClockHint: { before: 'Written like ', or: ' or ', after: '; at least 12 hours.' },
    weekendsOff:
      'Saturdays and Sundays do not count: clocks stand still, by the date where each player lives',
    noVacation: 'No vacation: nobody’s days off stop the clock in this game',
    isClaimable: 'When time is up, the opponents may end it; otherwise it ends by itself',
    games: 'Games in the match',
    oneGame: 'one game',
    manyGames: (games: number): string => `${games} games, everybody as often in each seat`,
  },
};
