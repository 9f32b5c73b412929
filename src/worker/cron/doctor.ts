/** Looks at every game: which versions of the rules those that still run need, and which can only be read. */
import { everyVersion } from '../../rules/index.ts';
import { askSlice, type Failure, failuresOf } from '../askGames.ts';
import type { GameId } from '../game/model/ids.ts';
import type { Checkup, Trouble } from '../game/model/trouble.ts';
import { registeredGames } from '../store/register.ts';

interface NeededRules {
  readonly rulesId: string;
  readonly version: number;
  /** How many running games began with it. */
  readonly games: number;
  /** Whether this release has it. */
  readonly isHere: boolean;
}

/** What the games of one slice say. */
export interface Findings {
  readonly games: number;
  readonly needed: readonly NeededRules[];
  /** Versions that are here and no longer begin games: whichever no slice needs may go. */
  readonly old: readonly { readonly rulesId: string; readonly version: number }[];
  readonly readOnly: readonly { readonly game: GameId; readonly trouble: Trouble }[];
  /** Those that did not answer. */
  readonly failed: readonly Failure[];
  /** After which game the next slice goes on; undefined: this was the last. */
  readonly next: GameId | undefined;
}

/** How many games one slice asks. */
const GAMES = 500;

/** Asks the games after `after`. */
export async function examine(env: Env, after: GameId | undefined, most = GAMES): Promise<Findings> {
  const { asked, next } = await askSlice(
    (last, limit) => registeredGames(env.DB, last, limit),
    (id) => env.GAMES.getByName(id).checkup(),
    { after, most },
  );
  const needed = new Map<string, NeededRules>();
  const readOnly: { game: GameId; trouble: Trouble }[] = [];
  let games = 0;
  for (const each of asked) {
    if (!each.ok || !each.answer) continue;
    games++;
    count(needed, each.answer);
    if (each.answer.trouble) readOnly.push({ game: each.game, trouble: each.answer.trouble });
  }
  const old = everyVersion.filter(isOld).map(({ id, version }) => ({ rulesId: id, version }));
  return { games, needed: [...needed.values()], old, readOnly, failed: failuresOf(asked), next };
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
