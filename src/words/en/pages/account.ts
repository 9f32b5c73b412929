/** A player's settings. */
export const account = {
  title: 'Your account',
  toAvailability: 'Vacation and quiet hours',
  unreachable: {
    title: 'Letters do not reach you',
    bounced: (address: string): string =>
      `A letter to ${address} came back for good, and we send no more there.`,
    complained: (address: string): string =>
      `A letter to ${address} was reported as unwanted, and we send no more there.`,
    serverSaid: 'The other mail server said: ',
    advice: 'If the address is right and works again, try it. If not, give us another one below.',
    tryAgain: 'Send me letters there again',
  },
  letters: {
    title: 'Letters',
    inAllGames: 'In all games, unless you choose otherwise on a game’s page',
    hour: 'The daily letter comes at',
    zone: 'Your time zone',
    zoneHint: 'Like Europe/Berlin. Times in letters and on pages are told in it, and in UTC.',
    receipts: 'A receipt for every move and word of mine that comes by mail and is done',
    save: 'Save',
    notAZone: (text: string): string => `“${text}” is not a time zone. One looks like Europe/Berlin.`,
    chooseHowAndWhen: 'Please choose how and when letters come.',
  },
  address: {
    title: 'Address',
    before: 'Letters go to ',
    after: '. Nobody else ever sees it.',
    another: 'Another address',
    hint: 'A letter goes there with a link that proves it; until then nothing changes.',
    send: 'Send the letter',
  },
  calendar: {
    title: 'Calendar',
    label: 'Your turns in your calendar program',
    hint: 'Whoever knows this address sees your turns. A new one makes it void.',
    renew: 'New address',
  },
  name: {
    title: 'Name',
    hint: 'Games that you play already keep the name you had when you joined them.',
    save: 'Save the name',
  },
};
