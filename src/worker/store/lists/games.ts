/** What lists show of games and their seats; `writeLists.ts` writes it. */
import type { Options, Outcome, RulesId, Seat } from '../../../rules/index.ts';
import type { AccountId, GameId } from '../../game/model/ids.ts';
import type { Phase } from '../../game/model/phase.ts';
import type { Player } from '../../game/model/snapshot.ts';
import { NO_VACATION } from './writeLists.ts';

export interface ListedGame {
  readonly id: GameId;
  readonly rulesId: RulesId;
  readonly options: Options;
  /** The clock's terms: the compact text of `clock/terms.ts`. */
  readonly terms: string;
  readonly noVacation: boolean;
  readonly host: AccountId;
  readonly isPrivate: boolean;
  readonly phase: Phase;
  readonly ply: number;
  readonly toMove: Seat | undefined;
  /** When the player to move runs out of time. */
  readonly deadline: number | undefined;
  readonly outcome: Outcome | undefined;
  readonly createdAt: number;
  readonly movedAt: number;
  readonly seats: readonly Player[];
}

interface Row {
  readonly id: GameId;
  readonly game: RulesId;
  readonly options: string;
  readonly terms: string;
  readonly maker: AccountId;
  readonly private: number;
  readonly phase: Phase;
  readonly ply: number;
  readonly to_move: number | null;
  readonly deadline: number | null;
  readonly outcome: string | null;
  readonly created_at: number;
  readonly moved_at: number;
  /** JSON, in seat order */
  readonly players: string;
}

const COLUMNS = `games.id, games.game, options, terms, maker, private, phase, ply, to_move, deadline, outcome,
  games.created_at, moved_at,
  (SELECT json_group_array(json_object('account', account, 'name', name, 'state', state) ORDER BY seat)
   FROM seats WHERE seats.game = games.id) AS players`;

const listed = (row: Row): ListedGame => ({
  id: row.id,
  rulesId: row.game,
  options: JSON.parse(row.options) as Options,
  terms: row.terms.replace(NO_VACATION, ''),
  noVacation: row.terms.endsWith(NO_VACATION),
  host: row.maker,
  isPrivate: row.private === 1,
  phase: row.phase,
  ply: row.ply,
  toMove: row.to_move ?? undefined,
  deadline: row.deadline ?? undefined,
  outcome: row.outcome === null ? undefined : (JSON.parse(row.outcome) as Outcome),
  createdAt: row.created_at,
  movedAt: row.moved_at,
  seats: JSON.parse(row.players) as Player[],
});

/** A game as listed for its player at `mySeat`. */
export interface OwnGame extends ListedGame {
  readonly mySeat: Seat;
}

/**
 * An account's newest 200 games. Those where it is their turn come first, by least time left, then by
 * longest wait. The others follow, by latest event.
 */
export async function gamesOf(db: D1Database, account: AccountId): Promise<readonly OwnGame[]> {
  const { results } = await db
    .prepare(
      `SELECT ${COLUMNS}, mine.seat AS my_seat
       FROM seats AS mine JOIN games ON games.id = mine.game
       WHERE mine.account = ?
       ORDER BY to_move IS NOT mine.seat,
         CASE phase WHEN 'playing' THEN 0 WHEN 'inviting' THEN 1 ELSE 2 END,
         CASE to_move WHEN mine.seat THEN coalesce(deadline, 9e15) END,
         CASE to_move WHEN mine.seat THEN moved_at ELSE -moved_at END, games.id
       LIMIT 200`,
    )
    .bind(account)
    .all<Row & { readonly my_seat: number }>();
  return results.map((row) => ({ ...listed(row), mySeat: row.my_seat }));
}

/** Another game in which it is the account's turn: the one with the least time left, or the longest wait. */
export async function nextTurnOf(
  db: D1Database,
  account: AccountId,
  except: GameId,
): Promise<GameId | undefined> {
  const id = await db
    .prepare(
      `SELECT games.id FROM seats JOIN games ON games.id = seats.game
       WHERE seats.account = ? AND seats.seat = to_move AND phase = 'playing' AND games.id <> ?
       ORDER BY coalesce(deadline, 9e15), moved_at LIMIT 1`,
    )
    .bind(account, except)
    .first<GameId>('id');
  return id ?? undefined;
}

/** Public games that have begun, by latest event. */
const PUBLIC = "private = 0 AND phase IN ('playing', 'over')";

/** An account's public games. */
export async function publicGamesOf(
  db: D1Database,
  account: AccountId,
  limit: number,
): Promise<readonly OwnGame[]> {
  const { results } = await db
    .prepare(
      `SELECT ${COLUMNS}, mine.seat AS my_seat FROM seats AS mine JOIN games ON games.id = mine.game
       WHERE mine.account = ? AND ${PUBLIC} ORDER BY moved_at DESC, games.id LIMIT ?`,
    )
    .bind(account, limit)
    .all<Row & { readonly my_seat: number }>();
  return results.map((row) => ({ ...listed(row), mySeat: row.my_seat }));
}

/** Public games played by these rules. */
export async function recentGames(
  db: D1Database,
  rules: RulesId,
  limit: number,
): Promise<readonly ListedGame[]> {
  const { results } = await db
    .prepare(`SELECT ${COLUMNS} FROM games WHERE games.game = ? AND ${PUBLIC} ORDER BY moved_at DESC LIMIT ?`)
    .bind(rules, limit)
    .all<Row>();
  return results.map(listed);
}

/** The newest public game of each of these rules. */
export async function newestOfEach(
  db: D1Database,
  rules: readonly RulesId[],
): Promise<readonly ListedGame[]> {
  const newest = db.prepare(
    `SELECT ${COLUMNS} FROM games WHERE games.game = ? AND ${PUBLIC} ORDER BY moved_at DESC LIMIT 1`,
  );
  const answers = await db.batch<Row>(rules.map((id) => newest.bind(id)));
  return answers.flatMap(({ results }) => results.map(listed));
}

/** Public games with free seats, newest first. */
export async function challenges(db: D1Database, limit: number): Promise<readonly ListedGame[]> {
  const { results } = await db
    .prepare(
      `SELECT ${COLUMNS} FROM games WHERE private = 0 AND open_seats > 0
       ORDER BY games.created_at DESC, games.id LIMIT ?`,
    )
    .bind(limit)
    .all<Row>();
  return results.map(listed);
}

/** How many games with free seats an account is hosting. */
export async function openChallengesOf(db: D1Database, host: AccountId): Promise<number> {
  const count = await db
    .prepare('SELECT count(*) AS count FROM games WHERE maker = ? AND open_seats > 0')
    .bind(host)
    .first<number>('count');
  return count ?? 0;
}

/** What the lists know about a game; undefined: nothing. */
export async function listedGame(db: D1Database, id: GameId): Promise<ListedGame | undefined> {
  const row = await db.prepare(`SELECT ${COLUMNS} FROM games WHERE games.id = ?`).bind(id).first<Row>();
  return row ? listed(row) : undefined;
}

/**
 * The games that must be told when a player's availability changes: up to `limit` ids after `after`, in
 * order.
 */
export async function openGamesOf(
  db: D1Database,
  account: AccountId,
  after: GameId | undefined,
  limit: number,
): Promise<readonly GameId[]> {
  const { results } = await db
    .prepare(
      `SELECT games.id FROM seats JOIN games ON games.id = seats.game
       WHERE seats.account = ? AND seats.game > ? AND seats.state = 'playing'
         AND phase IN ('inviting', 'playing')
       ORDER BY seats.game LIMIT ?`,
    )
    .bind(account, after ?? '', limit)
    .all<{ id: GameId }>();
  return results.map(({ id }) => id);
}

/**
 * Of the `limit` listed games after `after`, those that no rebuild since `generation` has written, newer
 * games aside; `next`: the last that was looked at, if there may be more.
 */
export async function staleGames(
  db: D1Database,
  generation: number,
  after: GameId | undefined,
  limit: number,
): Promise<{ readonly stale: readonly GameId[]; readonly next: GameId | undefined }> {
  const { results } = await db
    .prepare(
      `SELECT id, generation < ?1 AND created_at <= ?1 AS isStale FROM games WHERE id > ?2 ORDER BY id LIMIT ?3`,
    )
    .bind(generation, after ?? '', limit)
    .all<{ id: GameId; isStale: number }>();
  return {
    stale: results.filter(({ isStale }) => isStale !== 0).map(({ id }) => id),
    next: results.length === limit ? results.at(-1)?.id : undefined,
  };
}

/** A rebuild has seen the game, and leaves what is listed of it as it is. */
export async function touchListed(db: D1Database, id: GameId, generation: number): Promise<void> {
  await db.prepare('UPDATE games SET generation = ? WHERE id = ?').bind(generation, id).run();
}

/** For a read-only game, about which the lists may know more than the game does. */
export async function forgetListedName(db: D1Database, account: AccountId): Promise<void> {
  await db.prepare("UPDATE seats SET name = '' WHERE account = ?").bind(account).run();
}

/** Removes a game that does not exist from the lists. */
export async function removeGame(db: D1Database, id: GameId): Promise<void> {
  await db.batch([
    db.prepare('DELETE FROM seats WHERE game = ?').bind(id),
    db.prepare('DELETE FROM former_seats WHERE game = ?').bind(id),
    db.prepare('DELETE FROM games WHERE id = ?').bind(id),
  ]);
}
