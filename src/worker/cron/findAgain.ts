/**
 * Puts games on the register again from their objects alone, where D1 was lost and there is no backup: each
 * tells its id, its players and their addresses, and writes itself into the lists.
 */
import { parseGameId } from '../game/model/ids.ts';
import { messageOf } from '../log.ts';
import { restoreAccount } from '../store/people/accounts.ts';
import { registerGame } from '../store/register.ts';

export interface FoundAgain {
  readonly games: number;
  /** Accounts that D1 did not have. */
  readonly accounts: number;
  /** By the name under which they were asked for. */
  readonly failed: readonly { readonly game: string; readonly error: string }[];
}

/** `objects`: ids of objects as Cloudflare lists them (64 hexadecimal digits), or of games. */
export async function findAgain(env: Env, objects: readonly string[]): Promise<FoundAgain> {
  const found = { games: 0, accounts: 0, failed: [] as { game: string; error: string }[] };
  for (const object of objects) {
    try {
      found.accounts += await findOne(env, object);
      found.games++;
    } catch (error) {
      found.failed.push({ game: object, error: messageOf(error) });
    }
  }
  return found;
}

/** How many accounts it has restored. */
async function findOne(env: Env, object: string): Promise<number> {
  const id = parseGameId(object);
  if (!id && !/^[0-9a-f]{64}$/.test(object))
    throw new Error('it is the id neither of a game nor of an object');
  const stub = id ? env.GAMES.getByName(id) : env.GAMES.get(env.GAMES.idFromString(object));
  const introduction = await stub.introduction();
  if (!introduction) throw new Error('there is no game, or its log cannot be read');
  const { createdAt, players } = introduction;
  await registerGame(env.DB, introduction.id, createdAt);
  let restored = 0;
  for (const { account, address, name, hasSat } of players) {
    const provedAt = hasSat ? createdAt : null;
    if (await restoreAccount(env.DB, account, { address, name, provedAt, createdAt })) restored++;
  }
  await stub.republish();
  return restored;
}
