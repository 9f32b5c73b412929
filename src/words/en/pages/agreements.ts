/** What players agree on besides moves: draws, takebacks, pauses, the end of a hopeless clock, a rematch. */
import { counted } from '../lists.ts';

/** "You offer", "Ada offers"; `who` is undefined for the reader. */
const does = (who: string | undefined, verb: string): string =>
  who === undefined ? `You ${verb}` : `${who} ${verb}s`;

export const agreements = {
  title: (game: string): string => `Agreements in ${game}`,
  /** What a game's page calls this page, by how the game stands. */
  link: {
    inviting: 'Cancel the game…',
    playing: 'Draw, takeback, pause…',
    over: 'Play again…',
  },
  /** An offer that stands, by its kind; `who` is undefined for the reader. */
  offered: {
    draw: (who: string | undefined): string => `${does(who, 'offer')} a draw.`,
    /** `number`: of the move, counted from 1. */
    takeback: (who: string | undefined, number: number, move: string): string =>
      `${does(who, 'ask')} to take back move ${number}, ${move}, and what came after it.`,
    pause: (who: string | undefined, days: number): string =>
      `${does(who, 'propose')} to pause the game for ${counted(days, 'day')}.`,
    resume: (who: string | undefined): string => `${does(who, 'propose')} to end the pause now.`,
    resignation: (who: string | undefined): string => `${does(who, 'offer')} to resign.`,
  },
  waitsFor: (names: readonly string[]): string =>
    `Waits for ${names.join(' and ')}. It is carried out when all have accepted.`,
  accept: 'Accept',
  decline: 'Decline',
  takeBack: 'Take it back',
  pressAButton: 'Please press one of the buttons.',
  hasGoneOn: 'The game has gone on since. New proposals are made from its page.',
  cancel: 'Cancel the game',
  timeIsUp: (name: string): string => `The time of ${name} is up.`,
  claim: 'End it: they leave the game',
  offerDraw: 'Offer a draw',
  offerTakeback: 'Take my last move back',
  offerResume: 'Propose to end the pause',
  aboutTakebacks:
    'A move can be taken back freely within ten minutes, as long as nobody was told of it; later all opponents must accept.',
  pauseDays: 'Pause for so many days',
  offerPause: 'Propose a pause',
  toGame: 'To the game',
  resign: 'Resign…',
  /** After the end; around a link each. */
  matchGoesOn: {
    before: 'The match goes on: ',
    link: (number: number): string => `game ${number}`,
    after: '.',
  },
  rematchAsked: { before: 'You asked for a rematch: ', link: 'to the next game', after: '.' },
  playAgain: 'Play again, with the seats rotated. The others are asked.',
  rematch: 'Rematch',
};
