/** Headers that tell a game's object who opens a page that follows the game. */
/** On which machine. */
export const MACHINE = 'x-machine';
/** Whose page it is: the number of a seat; none for a spectator's. */
export const SEAT = 'x-seat';
