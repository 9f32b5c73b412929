import { seatName, sideName } from '../../../render/index.ts';
import { sideOf } from '../../../rules/index.ts';
import type { Words } from '../../../words/index.ts';
import type { GameState } from '../evolve/state.ts';

/** What each seat is called in letters: by its side, and by its player's name. */
export const namesBySeat = (
  words: Words,
  { rules, standing, seats }: GameState,
): readonly (readonly string[])[] =>
  seats.map(({ name }, seat) => [
    seatName(words, rules, seat),
    sideName(words, rules, sideOf(rules, standing.position, seat)),
    name,
  ]);
