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
  /** See `VERSIONS`. */
  readonly version: number;
}

/**
 * By game and level; raised whenever a machine would choose another move than before with the same seed and
 * budget. Moves of another version cannot be computed again.
 */
const VERSIONS: Readonly<Record<RulesId, Readonly<Record<Level, number>>>> = {
  'three-crowns': { postman: 1, clerk: 1, master: 2 },
  charybdis: { postman: 1, clerk: 1, master: 2 },
  'charybdis-square': { postman: 1, clerk: 1, master: 2 },
  threehex: { postman: 1, clerk: 2, master: 3 },
  'threehex-two': { postman: 1, clerk: 1, master: 2 },
  'three-way-checkers': { postman: 1, clerk: 1, master: 2 },
  hibryd: { postman: 1, clerk: 1, master: 2 },
};

export const versionOf = (rulesId: RulesId, level: Level): number => VERSIONS[rulesId][level];

const POSTMAN: Budget = { nodes: 12, slices: 1 };

const CLERK: Budget = { nodes: 40, slices: 1 };
/** In ThreeHex Chess it looks at every move: a mate it does not see is soon given by one of the others. */
const CLERK_IN_THREEHEX: Budget = { nodes: 200, slices: 1 };

/**
 * By game, because a position costs more to look at in some than in others. A slice must be done in a few
 * milliseconds, within what the free plan allows a wake-up, also where the code has just been loaded.
 */
const MASTER: Readonly<Record<RulesId, Budget>> = {
  'three-crowns': { nodes: 200, slices: 13 },
  charybdis: { nodes: 200, slices: 20 },
  'charybdis-square': { nodes: 200, slices: 12 },
  threehex: { nodes: 60, slices: 24 },
  'threehex-two': { nodes: 120, slices: 12 },
  'three-way-checkers': { nodes: 160, slices: 10 },
  hibryd: { nodes: 100, slices: 18 },
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
  version: versionOf(rulesId, level),
  ...budgetOf(rulesId, level),
});
