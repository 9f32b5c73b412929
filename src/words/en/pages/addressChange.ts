/** Changing the address of an account. */
export const addressChange = {
  yoursAlready: 'That is your address already.',
  tooFast: 'Several letters were asked for within a minute. Please wait a minute, then ask again.',
  notSent: 'The letter could not be sent just now. Please try again in a minute.',
  sent: {
    title: 'Check your e-mail',
    beforeAddress: 'If we may write to ',
    afterAddress: (hours: number): string =>
      `, one is on its way. It holds a link that makes it your address, for ${hours} hours. Until you use it, everything stays as it is.`,
    toAccount: 'Go to your account',
  },
  title: 'Your address',
  confirm: {
    isItYours: (name: string): string => `Is this your address, ${name}?`,
    beforeAddress: (name: string): string => `From then on the letters of ${name} go to `,
    afterAddress: ', and everybody is signed out of the account.',
    yes: 'Yes, send my letters there',
  },
  takeBack: {
    question: 'Take the change back?',
    afterAddress: ', and everybody is signed out of the account; no later change holds.',
    yes: 'Take it back',
  },
  done: {
    heading: 'Done',
    beforeAddress: 'Letters go to ',
    afterAddress: ' now, and moves by mail count from there. Everybody was signed out of the account.',
    signInAgain: 'Sign in again',
  },
  uselessLink: {
    title: 'This link changes nothing',
    because: {
      UNKNOWN: 'This is not a link that we sent, or it is incomplete.',
      OVERTAKEN: 'This link has been used already, or another change of the address has overtaken it.',
      TOO_OLD: 'This link is too old. Ask for a new letter.',
      ADDRESS_TAKEN: 'Another account has this address. Sign in there, or use another address.',
    },
  },
};
