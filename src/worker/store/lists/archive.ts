/** Ended public games, the newest first, by rules, players, result and time. */
import type { RulesId } from '../../../rules/index.ts';
import type { AccountId } from '../../game/model/ids.ts';
import { COLUMNS, type ListedGame, listed, type Row } from './games.ts';
import { type GamePage, olderThan, PAGE, type Place, pageOf, placeOf } from './paging.ts';
import { BEST, OWN_POINTS, WINNERS } from './results.ts';

/** `decided`: somebody won alone; `won` and `lost` are a player's. */
export const RESULTS = ['decided', 'shared', 'won', 'lost'] as const;
export type SearchedResult = (typeof RESULTS)[number];

export interface ArchiveSearch {
  readonly rulesId?: RulesId | undefined;
  readonly player?: AccountId | undefined;
  /** Who sat at the same table; asked only with `player`. */
  readonly against?: AccountId | undefined;
  readonly result?: SearchedResult | undefined;
  /** Ended at this instant or later, and before this one. */
  readonly from?: number | undefined;
  readonly before?: number | undefined;
  readonly after?: Place | undefined;
}

/** How many games are looked at for a page: what is rare among millions is found page by page. */
const WALKED = 1000;

/** SQL: what is looked at, in order, after ?1 and ?2, of ?3 and later; ?4 is the player, or the rules. */
const OF_PLAYER = `SELECT game, seat, ended_at FROM seats
  WHERE account = ?4 AND ended_at IS NOT NULL AND (ended_at, game) < (?1, ?2) AND ended_at >= ?3
  ORDER BY ended_at DESC, game DESC LIMIT ${WALKED}`;
const ARCHIVED = `private = 0 AND phase = 'over' AND (ended_at, id) < (?1, ?2) AND ended_at >= ?3
  ORDER BY ended_at DESC, id DESC LIMIT ${WALKED}`;
const OF_RULES = `SELECT id AS game, 0 AS seat, ended_at FROM games WHERE games.game = ?4 AND ${ARCHIVED}`;
const OF_ALL = `SELECT id AS game, 0 AS seat, ended_at FROM games WHERE ?4 IS NULL AND ${ARCHIVED}`;

/** SQL: what is asked of each. ?5: rules, ?6: result, ?7: whether it is a player's, ?9: the other player. */
const IS_WANTED = `private = 0 AND phase = 'over' AND games.game = coalesce(?5, games.game)
  AND (?9 IS NULL OR EXISTS (SELECT 1 FROM seats WHERE seats.game = games.id AND seats.account = ?9))
  AND CASE ?6
  WHEN 'decided' THEN ${WINNERS} = 1
  WHEN 'shared' THEN ${WINNERS} > 1 AND (?7 = 0 OR ${OWN_POINTS} = ${BEST})
  WHEN 'won' THEN ${WINNERS} = 1 AND ${OWN_POINTS} = ${BEST}
  WHEN 'lost' THEN ${OWN_POINTS} < ${BEST}
  ELSE true END`;

/** A page may be empty and yet have a next one. */
export async function searchArchive(
  db: D1Database,
  { rulesId, player, against, result, from, before, after }: ArchiveSearch,
): Promise<GamePage<ListedGame>> {
  const order = player ? OF_PLAYER : rulesId ? OF_RULES : OF_ALL;
  const begins = after ?? (before === undefined ? undefined : { at: before, id: '' });
  const where = [...olderThan(begins), from ?? 0];
  const whose = player ?? rulesId ?? null;
  const [found, walked] = await db.batch<Row>([
    db
      .prepare(
        `SELECT ${COLUMNS} FROM (${order}) AS mine CROSS JOIN games ON games.id = mine.game
         WHERE ${IS_WANTED} ORDER BY mine.ended_at DESC, mine.game DESC LIMIT ?8`,
      )
      .bind(...where, whose, rulesId ?? null, result ?? null, player ? 1 : 0, PAGE + 1, against ?? null),
    db
      .prepare(`SELECT game AS id, ended_at FROM (${order}) LIMIT 1 OFFSET ${WALKED - 1}`)
      .bind(...where, whose),
  ]);
  const { games, next } = pageOf(found?.results ?? [], ({ ended_at }) => ended_at, listed);
  const last = walked?.results[0];
  return { games, next: next ?? (last && placeOf(last, last.ended_at)) };
}
