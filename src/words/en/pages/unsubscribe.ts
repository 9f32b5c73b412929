/** Turning letters off and on again. */
export const unsubscribe = {
  ofOne: {
    areOff: 'Letters of this game are off',
    areOn: 'Letters of this game are on',
    turnOn: 'Send me letters of this game again',
    turnOff: 'Send me no letters of this game',
  },
  ofAll: {
    areOff: 'Letters of your games are off',
    areOn: 'Letters of your games are on',
    turnOn: 'Send me letters of your games again',
    turnOff: 'Send me no letters of your games',
  },
  nowOff:
    'You get no more letters, so look at the page yourself to see when it is your turn. This same page turns them on again, at any time.',
  /** `mode`: how letters come. */
  nowOn: (mode: string): string => `At present: ${mode}.`,
  turnAllOff: 'Send me no letters of any game',
  othersAreOff: {
    before: 'Letters of your other games are off, too: ',
    account: 'your account',
    after: ' turns them on.',
  },
  toGame: 'Go to the game',
  allAboutLetters: 'All about your letters',
};
