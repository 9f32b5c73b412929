/** A player's settings. */
export const account = {
  title: 'Your account',
  toAvailability: 'Vacation and quiet hours',
  unreachable: {
    title: 'Our letters do not reach you',
    bounced: (address: string): string => `A letter to ${address} bounced, so we no longer write to it.`,
    complained: (address: string): string =>
      `A letter to ${address} was reported as spam, so we no longer write to it.`,
    serverSaid: 'The other mail server said: ',
    advice: 'If the address is right and works again, try it. If not, give us another one below.',
    tryAgain: 'Write to me there again',
  },
  letters: {
    title: 'Letters',
    inAllGames: 'In all games, unless you choose otherwise on a game’s page',
    hour: 'The daily letter comes at',
    zone: 'Your time zone',
    zoneHint: 'Like Europe/Berlin. Times in letters and on pages are told in it, and in UTC.',
    receipts: 'A receipt for every move or command of mine that arrives by mail and is carried out',
    save: 'Save',
    notAZone: (text: string): string => `“${text}” is not a time zone. It should look like Europe/Berlin.`,
    chooseHowAndWhen: 'Please choose how and when letters come.',
  },
  address: {
    title: 'Address',
    before: 'Letters go to ',
    after: '. Nobody else ever sees it.',
    another: 'New address',
    hint: 'We send a letter there with a link to confirm it. Until then nothing changes.',
    send: 'Send the letter',
  },
  calendar: {
    title: 'Calendar',
    label: 'Your turns in your calendar program',
    hint: 'Anyone who knows this address can see your turns. A new one replaces it.',
    renew: 'New address',
  },
  name: {
    title: 'Name',
    hint: 'Games you are already playing keep the name you had when you joined.',
    save: 'Save the name',
  },
};
