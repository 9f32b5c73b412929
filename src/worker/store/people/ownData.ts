/** Everything D1 holds about one account, for its owner to download; `lettersToAccount.ts` has the rest. */
import type { AccountId } from '../../game/model/ids.ts';

/**
 * What is exported, by name; `?1` is the account. Leaves out hashes of tokens and our own keys, which would
 * mean nothing to the reader.
 */
const PARTS: Readonly<Record<string, string>> = {
  account: 'SELECT id, address, name, proved_at, created_at FROM accounts WHERE id = ?1',
  sessions: 'SELECT created_at, expires_at FROM sessions WHERE account = ?1 ORDER BY created_at',
  letterSettings: 'SELECT mode, zone, digest_hour, receipts FROM mail_settings WHERE account = ?1',
  gameLetterSettings: 'SELECT game, mode FROM game_mail WHERE account = ?1',
  quietHours: 'SELECT quiet_from, quiet_to, automatic FROM habits WHERE account = ?1',
  vacationDays: 'SELECT date FROM vacation_days WHERE account = ?1 ORDER BY date',
  addressChanges: 'SELECT address, takes_back, expires_at, used_at FROM address_changes WHERE account = ?1',
  stoppedLetters: `SELECT reason, detail, at FROM suppressions
    WHERE address = (SELECT address FROM accounts WHERE id = ?1)`,
  games: `SELECT games.id, games.game AS rules, seats.seat, seats.name, seats.state, phase, outcome,
    games.created_at, moved_at FROM seats JOIN games ON games.id = seats.game WHERE account = ?1
    ORDER BY games.created_at`,
  gamesHandedOver: 'SELECT game FROM former_seats WHERE account = ?1 ORDER BY game',
  invitations: 'SELECT game, made_at, address, greeting FROM invitations WHERE host = ?1 ORDER BY made_at',
  blocked: 'SELECT blocked AS account, at FROM blocks WHERE account = ?1 ORDER BY at',
  reports: 'SELECT about, game, text, at FROM player_reports WHERE reporter = ?1 ORDER BY at',
};

type Row = Readonly<Record<string, unknown>>;

export async function ownDataOf(
  db: D1Database,
  account: AccountId,
): Promise<Readonly<Record<string, readonly Row[]>>> {
  const answers = await db.batch<Row>(Object.values(PARTS).map((sql) => db.prepare(sql).bind(account)));
  return Object.fromEntries(Object.keys(PARTS).map((name, index) => [name, answers[index]?.results ?? []]));
}
