/** The header by which a game's object is told on which machine a page is open that follows the game. */
export const MACHINE = 'x-machine';
