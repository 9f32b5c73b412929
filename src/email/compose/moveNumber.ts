/** A move's number for people: the first move of a game is move 1. */
export const numberOf = (ply: number): number => ply + 1;
