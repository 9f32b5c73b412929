/**
 * A player's results in finished public games, by rules. Games from a position that was set up do not count:
 * it may have been won before the first move.
 */
import type { RulesId } from '../../../rules/index.ts';
import type { AccountId } from '../../game/model/ids.ts';

export interface Results {
  readonly rulesId: RulesId;
  /** Won alone; shared the most points; had fewer. */
  readonly won: number;
  readonly shared: number;
  readonly lost: number;
}

/** SQL: the points of the seat `mine.seat`, the most that a seat has, and how many have those. */
export const OWN_POINTS = "json_extract(outcome, '$.points[' || mine.seat || ']')";
export const BEST = "(SELECT max(value) FROM json_each(outcome, '$.points'))";
export const WINNERS = `(SELECT count(*) FROM json_each(outcome, '$.points') AS each WHERE each.value = ${BEST})`;

/** How many games count: of players who have ended more, the newest. */
export const MOST_COUNTED = 1000;

/** By rules, the most played first. */
export async function resultsOf(db: D1Database, account: AccountId): Promise<readonly Results[]> {
  const { results } = await db
    .prepare(
      `WITH ended AS (
         SELECT games.game, ${OWN_POINTS} AS points, ${BEST} AS best, ${WINNERS} AS winners
         FROM (SELECT game, seat FROM seats WHERE account = ?1 AND ended_at IS NOT NULL
               ORDER BY ended_at DESC, game DESC LIMIT ${MOST_COUNTED}) AS mine
           CROSS JOIN games ON games.id = mine.game
         WHERE private = 0 AND phase = 'over' AND json_extract(options, '$.position') IS NULL)
       SELECT game AS rulesId,
         sum(points = best AND winners = 1) AS won,
         sum(points = best AND winners > 1) AS shared,
         sum(points < best) AS lost
       FROM ended GROUP BY game ORDER BY count(*) DESC, game`,
    )
    .bind(account)
    .all<Results>();
  return results;
}
