/** An invitation by letter. */
export const invitation = {
  title: (game: string): string => `Invitation to ${game}`,
  /** In place of the host’s name, where there is none. */
  somebody: 'Somebody',
  heading: (host: string, game: string): string => `${host} invites you to ${game}`,
  youWouldPlay: (side: string): string => `You would play ${side}, by letter or on the page.`,
  accept: 'Accept',
  decline: 'Decline',
  hint: 'Nothing happens until you press a button.',
  /** What became of the invitation, by the state of its seat. */
  states: {
    open: 'This seat is free.',
    invited: 'This game will not be played.',
    playing: 'You have accepted. A letter comes whenever it is your turn.',
    declined: 'You have declined, and no more letters about this game will come.',
    left: 'You have left this game.',
  },
  firstMove: 'Make the first move',
  toGame: 'To the game',
};
