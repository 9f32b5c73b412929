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

const ONE_PLY: Readonly<Record<Exclude<Level, 'master'>, Budget>> = {
  postman: { nodes: 12, slices: 1 },
  clerk: { nodes: 40, slices: 1 },
};

/** By game, because a position costs more to look at in some than in others. */
const MASTER: Readonly<Record<RulesId, Budget>> = {
  'three-crowns': { nodes: 600, slices: 4 },
  charybdis: { nodes: 500, slices: 6 },
  'charybdis-square': { nodes: 400, slices: 4 },
  threehex: { nodes: 200, slices: 10 },
  'threehex-two': { nodes: 200, slices: 6 },
  'three-way-checkers': { nodes: 400, slices: 4 },
  hibryd: { nodes: 250, slices: 6 },
};

const budgetOf = (rulesId: RulesId, level: Level): Budget =>
  level === 'master' ? MASTER[rulesId] : ONE_PLY[level];

/** Today's machine of a level, for a game by these rules. */
export const machineOf = (rulesId: RulesId, level: Level): Machine => ({
  level,
  version: BOTS_VERSION,
  ...budgetOf(rulesId, level),
});
