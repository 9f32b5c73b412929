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

/** Somebody who is invited: their account, and the address that the host typed. */
export interface Guest {
  readonly id: AccountId;
  readonly address: string;
}

export async function noteInvitations(
  db: D1Database,
  game: GameId,
  host: AccountId,
  guests: readonly Guest[],
  greeting: string,
  now: number,
): Promise<void> {
  if (guests.length === 0) return;
  const insert = db.prepare(
    `INSERT INTO invitations (game, host, guest, made_at, address, greeting) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT DO NOTHING`,
  );
  await db.batch(guests.map(({ id, address }) => insert.bind(game, host, id, now, address, greeting)));
}

/** The address that the host of a game typed for each account they invited, for nobody's eyes but theirs. */
export async function addressesTyped(
  db: D1Database,
  game: GameId,
  host: AccountId,
): Promise<ReadonlyMap<AccountId, string>> {
  const { results } = await db
    .prepare('SELECT guest, address FROM invitations WHERE game = ? AND host = ? AND address IS NOT NULL')
    .bind(game, host)
    .all<{ readonly guest: AccountId; readonly address: string }>();
  return new Map(results.map(({ guest, address }) => [guest, address]));
}

/** The line that goes along with the invitation; '' for none. */
export async function greetingFor(db: D1Database, game: GameId, guest: AccountId): Promise<string> {
  const greeting = await db
    .prepare('SELECT greeting FROM invitations WHERE game = ? AND guest = ?')
    .bind(game, guest)
    .first<string>('greeting');
  return greeting ?? '';
}

/** The game was not made. */
export async function forgetInvitations(db: D1Database, game: GameId): Promise<void> {
  await db.prepare('DELETE FROM invitations WHERE game = ?').bind(game).run();
}
