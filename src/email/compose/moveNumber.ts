/** A move's number as people count: a game's first move is move 1. */
export const numberOf = (ply: number): number => ply + 1;
