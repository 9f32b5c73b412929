/** Who invited whom. */
import { DAY } from '../../clock/units.ts';
import type { AccountId, GameId } from '../../game/model/ids.ts';

/** After this long, a game that never reached the lists was not made. */
const LISTED_WITHIN = DAY;

/** Whether an invitation from `host` to `guest` is still unanswered. */
export async function isInvited(
  db: D1Database,
  host: AccountId,
  guest: AccountId,
  now: number,
): Promise<boolean> {
  const row = await db
    .prepare(
      `SELECT 1 FROM invitations LEFT JOIN games ON games.id = invitations.game
       WHERE host = ?1 AND guest = ?2 AND (
         (games.id IS NULL AND made_at > ?3)
         OR (games.phase = 'inviting' AND EXISTS (
           SELECT 1 FROM seats WHERE seats.game = games.id AND account = guest AND state = 'invited')))
       LIMIT 1`,
    )
    .bind(host, guest, now - LISTED_WITHIN)
    .first();
  return row !== null;
}

export async function noteInvitations(
  db: D1Database,
  game: GameId,
  host: AccountId,
  guests: readonly AccountId[],
  now: number,
): Promise<void> {
  if (guests.length === 0) return;
  const insert = db.prepare(
    'INSERT INTO invitations (game, host, guest, made_at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
  );
  await db.batch(guests.map((guest) => insert.bind(game, host, guest, now)));
}

/** The game was not made. */
export async function forgetInvitations(db: D1Database, game: GameId): Promise<void> {
  await db.prepare('DELETE FROM invitations WHERE game = ?').bind(game).run();
}
