/** The board at a ply, asked of the game's object, which need not play the game again to know it. */

import { type Known, playedAgain } from '../../game/show/drawnPosition.ts';
import { parseStanding } from '../../game/show/standings.ts';
import type { FoundGame } from '../games.ts';

/** What a drawing of the ply depends on; `since`: the ply from which on turns are marked. */
export async function standingsFor(
  env: Env,
  { rules, snapshot }: FoundGame,
  ply: number,
  since = ply,
): Promise<Known> {
  const { id, options, turns } = snapshot;
  const again = playedAgain(rules, options, turns);
  // A game of few turns is played again sooner than its object is asked.
  if (ply < FEW_TURNS) return again;
  const plies = [...new Set([since, ply - 1, ply, turns.length])];
  const told = await env.GAMES.getByName(id).standings(plies);
  const known = new Map(told?.map((standing, index) => [plies[index], standing]));
  return (at) => {
    const standing = known.get(at);
    return standing ? parseStanding(rules, standing) : again(at);
  };
}

const FEW_TURNS = 8;
