/** How strong machines play, from the weakest to the strongest, and what each may spend on a move. */
import type { RulesId } from '../rules/index.ts';

export const LEVELS = ['postman', 'clerk', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** What a machine may spend on one move: so many slices, in each of which it looks at so many positions. */
export interface Budget {
  readonly nodes: number;
  readonly slices: number;
}

/** How a seat is played by a machine: as data, so that each of its moves can be computed again. */
export interface Machine extends Budget {
  readonly level: Level;
  /** See `BOTS_VERSION`. */
  readonly version: number;
}

/**
 * Raised whenever any machine would choose another move than before with the same seed and budget. Moves of
 * another version cannot be computed again.
 */
export const BOTS_VERSION = 1;

const POSTMAN: Budget = { nodes: 12, slices: 1 };

const CLERK: Budget = { nodes: 40, slices: 1 };
/** In ThreeHex Chess it looks at every move: a mate it does not see is soon given by one of the others. */
const CLERK_IN_THREEHEX: Budget = { nodes: 200, slices: 1 };

/**
 * By game, because a position costs more to look at in some than in others. A slice must be done in a few
 * milliseconds, within what the free plan allows a wake-up.
 */
const MASTER: Readonly<Record<RulesId, Budget>> = {
  'three-crowns': { nodes: 200, slices: 12 },
  charybdis: { nodes: 150, slices: 20 },
  'charybdis-square': { nodes: 150, slices: 12 },
  threehex: { nodes: 150, slices: 14 },
  'threehex-two': { nodes: 150, slices: 8 },
  'three-way-checkers': { nodes: 400, slices: 4 },
  hibryd: { nodes: 100, slices: 15 },
};

function budgetOf(rulesId: RulesId, level: Level): Budget {
  switch (level) {
    case 'postman':
      return POSTMAN;
    case 'clerk':
      return rulesId === 'threehex' ? CLERK_IN_THREEHEX : CLERK;
    case 'master':
      return MASTER[rulesId];
  }
}

/** Today's machine of a level, for a game by these rules. */
export const machineOf = (rulesId: RulesId, level: Level): Machine => ({
  level,
  version: BOTS_VERSION,
  ...budgetOf(rulesId, level),
});
