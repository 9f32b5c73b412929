/** The header that tells a game's object which machine a page that follows the game is open on. */
export const MACHINE = 'x-machine';
