/** Looks at every game: which versions of the rules those that still run need, and which can only be read. */
import { everyVersion } from '../../rules/index.ts';
import type { GameId } from '../game/model/ids.ts';
import type { Checkup, Trouble } from '../game/model/trouble.ts';
import { registeredGames } from '../store/register.ts';
import { askGames, type Failure } from './askGames.ts';

interface NeededRules {
  readonly rulesId: string;
  readonly version: number;
  /** How many running games began with it. */
  readonly games: number;
  /** Whether this release has it. */
  readonly isHere: boolean;
}

export interface Findings {
  readonly games: number;
  readonly needed: readonly NeededRules[];
  /** Versions that are here and that no running game needs, those for new games aside. */
  readonly unneeded: readonly { readonly rulesId: string; readonly version: number }[];
  readonly readOnly: readonly { readonly game: GameId; readonly trouble: Trouble }[];
  /** Those that did not answer. */
  readonly failed: readonly Failure[];
}

export async function examine(env: Env): Promise<Findings> {
  const needed = new Map<string, NeededRules>();
  const readOnly: { game: GameId; trouble: Trouble }[] = [];
  const failed: Failure[] = [];
  let games = 0;
  const checkup = (id: GameId) => env.GAMES.getByName(id).checkup();
  for await (const asked of askGames((after, limit) => registeredGames(env.DB, after, limit), checkup)) {
    if (!asked.ok) failed.push(asked.failure);
    else if (asked.answer) {
      games++;
      count(needed, asked.answer);
      if (asked.answer.trouble) readOnly.push({ game: asked.game, trouble: asked.answer.trouble });
    }
  }
  const unneeded = everyVersion
    .filter((rules) => isOld(rules) && !needed.has(nameOf(rules.id, rules.version)))
    .map(({ id, version }) => ({ rulesId: id, version }));
  return { games, needed: [...needed.values()].sort(byName), unneeded, readOnly, failed };
}

function count(needed: Map<string, NeededRules>, { rulesId, rulesVersion: version, phase }: Checkup): void {
  if (rulesId === undefined || version === undefined || (phase !== 'playing' && phase !== 'inviting')) return;
  const name = nameOf(rulesId, version);
  const isHere = everyVersion.some((rules) => nameOf(rules.id, rules.version) === name);
  needed.set(name, { rulesId, version, games: (needed.get(name)?.games ?? 0) + 1, isHere });
}

const isOld = (rules: (typeof everyVersion)[number]): boolean =>
  everyVersion.some(({ id, version }) => id === rules.id && version > rules.version);

const nameOf = (rulesId: string, version: number): string => `${rulesId} ${version}`;

const byName = (a: NeededRules, b: NeededRules): number =>
  a.rulesId.localeCompare(b.rulesId) || a.version - b.version;
