/**
 * What players agree on besides moves: draws, takebacks, pauses, ending a game whose clock has run out, a
 * rematch.
 */

export const agreements = {
  title: (game: string): string => `Agreements in ${game}`,
  /** What a game's page calls this page, depending on how the game stands. */
  link: {
    inviting: 'Cancel the game…',
    playing: 'Draw, takeback, pause, time…',
    over: 'Play again…',
  },
  freed: {
    waits: (name: string): string =>
      `The seat of ${name} may go to a substitute. Until somebody takes it, everything stays as it is.`,
    passOn: 'Pass this link on to whoever is to take it:',
    address: 'or send it to an e-mail address',
    send: 'Send the link',
    asked: (address: string): string => `A letter with the link goes to ${address}.`,
    problems: {
      tooFast: 'You have sent many invitations within a minute. Please wait a minute.',
      failed: 'The letter could not be sent just now. Please try again, or pass the link on yourself.',
    },
  },
  waitsFor: (names: readonly string[]): string =>
    `Waits for ${names.join(' and ')}. It is carried out when all have accepted.`,
  accept: 'Accept',
  decline: 'Decline',
  takeBack: 'Take it back',
  pressAButton: 'Please press one of the buttons.',
  hasGoneOn: 'The game has gone on since. New proposals are made from its page.',
  cancel: 'Cancel the game',
  timeIsUp: (name: string): string => `${name}’s time is up.`,
  claim: 'End it: they leave the game',
  aboutTakebacks:
    'A move can be taken back freely within ten minutes, as long as nobody was told of it; later all opponents must accept.',
  toGame: 'Go to the game',
  resign: 'Resign…',
  /** After the end: the words around each link. */
  matchGoesOn: {
    before: 'The match goes on: ',
    link: (number: number): string => `game ${number}`,
    after: '.',
  },
  rematchAsked: { before: 'You asked for a rematch: ', link: 'to the next game', after: '.' },
  playAgain: 'Play again, with the seats rotated. The others are asked.',
  rematch: 'Rematch',
};
