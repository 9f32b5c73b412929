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

/** By rules, the most played first. */
export async function resultsOf(db: D1Database, account: AccountId): Promise<readonly Results[]> {
  const { results } = await db
    .prepare(
      `WITH ended AS (
         SELECT games.game,
           json_extract(outcome, '$.points[' || mine.seat || ']') AS points,
           (SELECT max(value) FROM json_each(outcome, '$.points')) AS best,
           (SELECT count(*) FROM json_each(outcome, '$.points') AS each
            WHERE each.value = (SELECT max(value) FROM json_each(outcome, '$.points'))) AS winners
         FROM seats AS mine JOIN games ON games.id = mine.game
         WHERE mine.account = ? AND private = 0 AND phase = 'over'
           AND json_extract(options, '$.position') IS NULL)
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
