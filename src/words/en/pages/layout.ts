/** The frame of every page, and the pages that say why there is nothing to see. */
export const layout = {
  /** The navigation's name, for screen readers. */
  site: 'Site',
  /** The button that opens it on a narrow screen. */
  menu: 'Menu',
  rules: 'Rules',
  lobby: 'Lobby',
  postOffice: 'Post office',
  myGames: 'My games',
  newGame: 'New game',
  account: 'Account',
  signOut: (name: string): string => `Sign out ${name}`,
  signIn: 'Sign in',
  /** At the top of every page of a player whose letters cannot be delivered. */
  mailStopped: {
    bounced: 'Our letters to you bounced, so we have stopped sending them. ',
    complained: 'One of our letters to you was reported as spam, so we have stopped sending them. ',
    mend: 'Fix it',
    afterMend: ', or look here yourself to see when it is your turn.',
  },
  footer: {
    beforeSender: 'Board games by post. Letters come from ',
    afterSender: '; a move is played only by your reply or by a button you press.',
  },
  toFrontPage: 'Go to the front page',
  nothingHere: {
    title: 'Nothing here',
    sentence: 'There is no page at this address. Is the link complete?',
  },
  privacy: 'Privacy',
  imprint: 'Who runs this',
  otherMethod: {
    title: 'Not this way',
    sentence: 'This address exists, but it cannot be asked for in this way.',
  },
  failed: {
    title: 'Something went wrong',
    sentence: (request: string): string =>
      `This is our fault. Check whether it was done before you try again. (Request ${request})`,
  },
  tooLarge: {
    title: 'Too much at once',
    sentence: (kilobytes: number): string =>
      `More than ${kilobytes} kB were sent, and no form here needs that much. Nothing was read or changed.`,
  },
  tooFast: {
    title: 'Too fast',
    sentence: 'Too many forms were sent within a minute. Nothing was changed. Please wait a minute.',
  },
  notAForm: {
    title: 'The form cannot be read',
    sentence:
      'What was sent calls itself a form and breaks off, or does not say where its parts end. Nothing was done. Please load the page again and send it once more.',
  },
  foreignForm: {
    title: 'Not from here',
    from: (origin: string): string =>
      `A form was sent from ${origin}; only the forms of this site change anything. Nothing was changed.`,
    fromNowhere:
      'A form was sent from a page that names no origin; only the forms of this site change anything. Nothing was changed.',
  },
};
