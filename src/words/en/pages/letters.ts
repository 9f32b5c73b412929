/** What pages say about letters: which ones a player gets, and what became of those sent. */
export const letters = {
  /** How a player gets letters, after "You get". */
  modes: {
    each: 'a letter at once, whenever it is your turn',
    digest: 'one letter a day, with every game in which it is your turn',
    quiet: 'no letters',
  },
  fates: {
    sent: 'sent',
    delayed: 'delayed: your mail server has not taken it yet',
    delivered: 'delivered to your mail server',
    failed: 'could not be sent by our mail provider; we are looking into it',
    bounced: 'bounced',
    complained: 'reported as spam',
    parked: 'could not be sent; we are looking into it',
    dropped: 'not sent',
    maybeSent: 'perhaps sent: no attempt was confirmed, and then the game had moved on',
  },
  /** Why a letter was not sent, when the reason is our own. */
  drops: {
    OUTDATED: 'the game had moved on',
    QUIET: 'you want no letters',
    NO_RECEIPTS: 'you want no receipts',
    IN_DIGEST: 'it is in your daily letter',
    UNREACHABLE: 'mail to your address bounced before',
  } as Readonly<Record<string, string>>,
  ofGame: {
    title: 'Your letters of this game',
    youGet: 'You get',
    asAccountSays: (mode: string): string => `what your account says: ${mode}`,
    save: 'Save',
    none: 'No letter yet.',
    /** "Your turn, move 12"; followed by a time and what became of the letter. */
    letter: (kind: string, move: number): string => `${kind}, move ${move}`,
    waits: 'waits to be sent',
    isTriedAgain: 'not sent yet, to be tried again',
    notYours: {
      title: 'Not your game',
      sentence: 'Only its players choose how they get the letters of a game.',
    },
  },
};
