/** Who wants no letters: of one game, or, where the game is '', of any. */
import type { AccountId, GameId } from '../game/events.ts';

export async function unsubscribe(
  db: D1Database,
  account: AccountId,
  game: GameId | '',
  now: number,
): Promise<void> {
  await db
    .prepare('INSERT INTO unsubscriptions (account, game, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING')
    .bind(account, game, now)
    .run();
}

export async function subscribe(db: D1Database, account: AccountId, game: GameId | ''): Promise<void> {
  await db.prepare('DELETE FROM unsubscriptions WHERE account = ? AND game = ?').bind(account, game).run();
}

export interface Recipient {
  readonly address: string;
  /** Whether letters of this game, or of all games, are turned off. */
  readonly isUnsubscribed: boolean;
}

/** Where letters of a game to an account go; undefined when there is no such account. */
export async function recipientOf(
  db: D1Database,
  account: AccountId,
  game: GameId,
): Promise<Recipient | undefined> {
  const row = await db
    .prepare(
      `SELECT address, EXISTS (SELECT 1 FROM unsubscriptions WHERE account = ?1 AND game IN ('', ?2)) AS off
       FROM accounts WHERE id = ?1`,
    )
    .bind(account, game)
    .first<{ address: string; off: number }>();
  return row ? { address: row.address, isUnsubscribed: row.off === 1 } : undefined;
}
