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
  who: {
    legend: (others: number): string =>
      others === 1 ? 'Who do you want to play?' : 'Who do you want to play with?',
    choices: {
      address: { label: 'Invite by e-mail', hint: 'They need no account.' },
      machine: { label: 'A machine', hint: 'It answers within a minute.' },
      link: { label: 'A link to share', hint: 'Whoever opens it first can take the seat.' },
      anybody: { label: 'Anybody', hint: 'The game is offered in the lobby.' },
      seats: {
        label: 'Choose who sits where',
        hint: 'For each seat but your own, an e-mail address, or leave it to anybody.',
      },
    },
    /** `guest`: counted from 1. */
    address: (guest: number, of: number): string =>
      of === 1 ? 'Their e-mail address' : `${guest === 1 ? 'First' : 'Second'} e-mail address`,
    greeting: 'A line of greeting (optional)',
    aboutGreeting: 'It is in the invitation. Without links or addresses, at most 200 characters.',
    orLink: 'Leave it empty to share a link for this seat.',
  },
  /** A game that does not begin with the usual start. */
  from: {
    title: 'From this position',
    about: 'Earlier positions do not count in this game, and its result is unrated.',
    usual: 'Begin with the usual start instead',
  },
  yourSeat: 'Which seat do you want?',
  draw: 'Draw lots',
  firstSeat: (side: string): string => `${side} (moves first)`,
  pace: {
    legend: 'How fast?',
    names: { '1d/move': 'Brisk', '3d/move': 'Steady', '7d/move': 'Leisurely' },
  },
  more: 'More choices',
  /** Under an empty list of games. */
  startOne: 'Start one:',
  address: (side: string): string => `E-mail address of the player of ${side}`,
  isOpen: 'or anybody, from the lobby',
  isPrivate: 'Private: only the players can watch, and anyone they give its link to',
  aboutPrivate: 'A private game is in no list. Its free seats go to whoever has the link.',
  start: 'Start the game',
  aboutInvitations: 'The game begins when every seat is taken.',
  problems: {
    seat: (game: string, seats: number): string => `Please choose your seat: ${game} has ${seats}.`,
    option: (value: string, legal: readonly string[]): string =>
      `“${value}” is not one of ${legal.join(', ')}.`,
    address: (side: string, problem: string): string => `${side}: ${problem}`,
    greeting: {
      GREETING_TOO_LONG: ({ most }: { readonly most: number }): string =>
        `The greeting is longer than ${most} characters. Please shorten it.`,
      GREETING_IS_A_LINK: 'The greeting has a link, an address or a phone number in it. Please leave it out.',
      GREETING_NOT_SHOWABLE: 'The greeting has characters that cannot be shown.',
    },
    drawSeatBySeat: 'To choose who sits where, choose your own seat as well.',
    games: (players: number, counts: readonly string[]): string =>
      `A match of ${players} players has ${lists.any(counts)} games.`,
  },
  /** Also used in letters, for somebody who starts a game by mail. */
  refusals: {
    SAME_PERSON: 'Each seat needs a different person: an address is there twice, or it is yours.',
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
    clock: 'Another clock',
    asChosen: 'as chosen above',
    ownClock: 'or type one',
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
