/** Signing in by letter. */
export const signIn = {
  title: 'Sign in',
  howItWorks: 'There is no password: you get a letter with a link. A first letter makes your account.',
  address: 'Your e-mail address',
  addressHint: 'Nobody else ever sees it.',
  sendLetter: 'Send me a letter',
  /** The same for every address: strangers learn nothing about it. */
  sent: {
    title: 'Check your e-mail',
    beforeAddress: 'If we may write to ',
    afterAddress: (minutes: number): string =>
      `, one is on its way. It holds a link that signs you in. The link works once, for ${minutes} minutes.`,
    hint: 'Nothing after a few minutes? Look in your spam folder. If you asked for several letters, use the newest. If our letters bounced or were reported as spam, we send one a day.',
  },
  notSent: 'The letter could not be sent just now. Please try again in a minute.',
  tooMany: {
    title: 'Too many letters',
    sentence: 'Several sign-in letters were asked for within a minute. Please wait a minute, then ask again.',
  },
  confirm: {
    welcome: 'Welcome',
    welcomeBack: (name: string): string => `Welcome back, ${name}`,
    signIn: 'Sign in',
  },
  uselessLink: {
    title: 'This link does not sign in',
    because: {
      UNKNOWN: 'This is not a sign-in link that we sent, or it is incomplete.',
      USED: 'This link has been used already; each link signs in once.',
      USED_JUST_NOW: 'This link was used a moment ago.',
      TOO_OLD: ({ minutes }: { readonly minutes: number }): string =>
        `This link is older than ${minutes} minutes.`,
    },
    signedInAs: (name: string): string => `You are signed in as ${name}. `,
    goOn: 'Go on',
    askAgain: 'Ask for a new letter',
  },
  closed: {
    title: 'This account is closed',
    sentence: 'Whoever runs this instance has closed it. Your running games go on by mail.',
  },
};
