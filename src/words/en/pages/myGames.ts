/** The games of the player who is signed in. */
export const myGames = {
  title: 'My games',
  none: 'You have no games yet.',
  groups: {
    yourTurn: 'Your turn',
    othersTurn: 'Waiting for others',
    notBegun: 'Not started',
    finished: 'Finished',
  },
  more: 'More running games',
  newGame: 'New game',
  lobby: 'Lobby',
  sharing: {
    summary: 'Calendar and public page',
    publicPage: 'Your page for others',
    afterPublicPage: ' shows your name, your results and your public games.',
    calendar: 'Your turns in your calendar',
    beforeAccount: 'Subscribe to this address in your calendar program, and keep it to yourself; ',
    account: 'your account',
    afterAccount: ' gives you a new one.',
  },
};
