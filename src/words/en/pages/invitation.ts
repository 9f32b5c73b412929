/** An invitation by letter. */
export const invitation = {
  title: (game: string): string => `Invitation to ${game}`,
  /** In place of the host’s name, if they have none. */
  somebody: 'Somebody',
  heading: (host: string, game: string): string => `${host} invites you to ${game}`,
  youWouldPlay: (side: string): string => `You would play ${side}, by letter or on the page.`,
  accept: 'Accept',
  decline: 'Decline',
  hint: 'Nothing happens until you press a button.',
  /** What became of the invitation, by its seat's state. */
  states: {
    open: 'This seat is free.',
    invited: 'This game will not be played.',
    playing: 'You have accepted. You will get a letter whenever it is your turn.',
    declined: 'You have declined, and no more letters about this game will come.',
    left: 'You have left this game.',
  },
  refuse: {
    title: (host: string): string => `No invitations from ${host}`,
    never: (host: string): string => `Never let ${host} invite me again`,
    aboutNever: (host: string): string =>
      `${host} is not told. They cannot join your games, nor you theirs. You can undo this here or in your account.`,
    isBlocked: (host: string): string => `You will get no more invitations from ${host}.`,
    isUnblocked: (host: string): string => `${host} may invite you again.`,
    takeBack: 'Let them invite me again',
    report: 'Report it to the operator',
    whatHappened: 'What happened?',
    isReported: 'The operator of this site has your report now. Thank you.',
    toInvitation: 'Back to the invitation',
  },
  neverOrReport: 'Block this person, or report it',
  firstMove: 'Make the first move',
  toGame: 'Go to the game',
};
