/** What lists show of games and their seats; `writeLists.ts` writes it. */
import type { Options, Outcome, RulesId, Seat } from '../../../rules/index.ts';
import type { AccountId, GameId } from '../../game/model/ids.ts';
import type { Phase } from '../../game/model/phase.ts';
import type { Player } from '../../game/model/snapshot.ts';
import { type GamePage, olderThan, PAGE, type Place, pageOf } from './paging.ts';
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
  /** When it ended, or came to nothing. */
  readonly endedAt: number | undefined;
  readonly seats: readonly Player[];
}

export interface Row {
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
  readonly ended_at: number | null;
  /** JSON, in seat order */
  readonly players: string;
}

export const COLUMNS = `games.id, games.game, options, terms, maker, private, phase, ply, to_move, deadline, outcome,
  games.created_at, moved_at, games.ended_at,
  (SELECT json_group_array(json_object('account', account, 'name', name, 'state', state) ORDER BY seat)
   FROM seats WHERE seats.game = games.id) AS players`;

export const listed = (row: Row): ListedGame => ({
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
  endedAt: row.ended_at ?? undefined,
  seats: JSON.parse(row.players) as Player[],
});

/** A game as listed for its player at `mySeat`. */
export interface OwnGame extends ListedGame {
  readonly mySeat: Seat;
}

type OwnRow = Row & { readonly my_seat: number };
const ownGame = (row: OwnRow): OwnGame => ({ ...listed(row), mySeat: row.my_seat });

/**
 * An account's games that wait for players or are being played, up to `limit` after `after`. Those where it
 * is their turn come first, by least time left, then by longest wait. The others follow, by latest event.
 */
export async function gamesOf(
  db: D1Database,
  account: AccountId,
  after: GameId | undefined = undefined,
  limit = 200,
): Promise<readonly OwnGame[]> {
  const { results } = await db
    .prepare(
      `WITH mine AS (SELECT games.id, seats.seat AS my_seat, row_number() OVER (
           ORDER BY to_move IS NOT seats.seat, phase <> 'playing',
             CASE to_move WHEN seats.seat THEN coalesce(deadline, 9e15) END,
             CASE to_move WHEN seats.seat THEN moved_at ELSE -moved_at END, games.id) AS place
         FROM seats JOIN games ON games.id = seats.game
         WHERE seats.account = ?1 AND seats.ended_at IS NULL)
       SELECT ${COLUMNS}, my_seat FROM mine JOIN games ON games.id = mine.id
       WHERE place > coalesce((SELECT place FROM mine WHERE id = ?2), 0) ORDER BY place LIMIT ?3`,
    )
    .bind(account, after ?? '', limit)
    .all<OwnRow>();
  return results.map(ownGame);
}

/** An account's games that have ended, or came to nothing, the newest first; `isPublic`: only public ones. */
export async function endedGamesOf(
  db: D1Database,
  account: AccountId,
  after: Place | undefined,
  isPublic = false,
): Promise<GamePage<OwnGame>> {
  const { results } = await db
    .prepare(
      `SELECT ${COLUMNS}, mine.seat AS my_seat
       FROM seats AS mine CROSS JOIN games ON games.id = mine.game
       WHERE mine.account = ?1 AND mine.ended_at IS NOT NULL AND (mine.ended_at, mine.game) < (?2, ?3)
         ${isPublic ? "AND private = 0 AND phase = 'over'" : ''}
       ORDER BY mine.ended_at DESC, mine.game DESC LIMIT ?4`,
    )
    .bind(account, ...olderThan(after), PAGE + 1)
    .all<OwnRow>();
  return pageOf(results, ({ ended_at }) => ended_at, ownGame);
}

/** The games of an account in which something happened last. */
export async function latestGamesOf(
  db: D1Database,
  account: AccountId,
  limit: number,
): Promise<readonly GameId[]> {
  const { results } = await db
    .prepare(
      `SELECT games.id FROM seats JOIN games ON games.id = seats.game
       WHERE seats.account = ? ORDER BY moved_at DESC LIMIT ?`,
    )
    .bind(account, limit)
    .all<{ id: GameId }>();
  return results.map(({ id }) => id);
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

/** How many running games of one player are looked at: a machine has any number of them. */
const LOOKED_AT = 1000;

/** An account's public games that are being played, by latest event. */
export async function publicRunningGamesOf(
  db: D1Database,
  account: AccountId,
  limit: number,
): Promise<readonly OwnGame[]> {
  const { results } = await db
    .prepare(
      `SELECT ${COLUMNS}, mine.seat AS my_seat
       FROM (SELECT game, seat FROM seats WHERE account = ?1 AND ended_at IS NULL LIMIT ${LOOKED_AT}) AS mine
         CROSS JOIN games ON games.id = mine.game
       WHERE private = 0 AND phase = 'playing' ORDER BY moved_at DESC, games.id LIMIT ?2`,
    )
    .bind(account, limit)
    .all<OwnRow>();
  return results.map(ownGame);
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

/** Public games with free seats, the newest first. */
export async function challenges(
  db: D1Database,
  after: Place | undefined,
  size = PAGE,
): Promise<GamePage<ListedGame>> {
  const { results } = await db
    .prepare(
      `SELECT ${COLUMNS} FROM games WHERE private = 0 AND open_seats > 0
         AND (games.created_at, games.id) < (?, ?)
       ORDER BY games.created_at DESC, games.id DESC LIMIT ?`,
    )
    .bind(...olderThan(after), size + 1)
    .all<Row>();
  return pageOf(results, ({ created_at }) => created_at, listed, size);
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
