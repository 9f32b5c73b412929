/** Games and their seats, for lists. Derived from the logs; a late update never takes the place of a newer one. */
import type { Outcome, Seat } from '../../rules/index.ts';
import type { GameSnapshot, Phase, SeatHolder, SeatState } from '../game/answers.ts';
import type { AccountId, GameId } from '../game/events.ts';

/** Writes what a game's log says, unless a newer state of it is here already. */
export async function upsertGame(db: D1Database, game: GameSnapshot): Promise<void> {
  const upsert = db
    .prepare(
      `INSERT INTO games (id, seq, game, phase, ply, to_move, created_at, moved_at, outcome)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET seq = excluded.seq, phase = excluded.phase, ply = excluded.ply,
         to_move = excluded.to_move, moved_at = excluded.moved_at, outcome = excluded.outcome
       WHERE excluded.seq > games.seq`,
    )
    .bind(
      game.id,
      game.seq,
      game.game,
      game.phase,
      game.turns.length,
      game.toMove ?? null,
      game.createdAt,
      game.changedAt,
      game.outcome ? JSON.stringify(game.outcome) : null,
    );
  const seats = game.seats.map((holder, seat) =>
    db
      .prepare(
        `INSERT INTO seats (game, seat, account, name, state)
         SELECT ?1, ?2, ?3, ?4, ?5 FROM games WHERE id = ?1 AND seq = ?6
         ON CONFLICT (game, seat) DO UPDATE SET
           account = excluded.account, name = excluded.name, state = excluded.state`,
      )
      .bind(game.id, seat, holder.account, holder.name, holder.state, game.seq),
  );
  await db.batch([upsert, ...seats]);
}

export interface ListedGame {
  readonly id: GameId;
  /** The id of the rules. */
  readonly game: string;
  readonly phase: Phase;
  readonly ply: number;
  readonly toMove: Seat | undefined;
  readonly outcome: Outcome | undefined;
  readonly movedAt: number;
  readonly seats: readonly SeatHolder[];
  /** The seat of the account whose list it is. */
  readonly mySeat: Seat;
}

interface Row {
  readonly id: string;
  readonly game: string;
  readonly phase: Phase;
  readonly ply: number;
  readonly to_move: number | null;
  readonly outcome: string | null;
  readonly moved_at: number;
  readonly my_seat: number;
  /** JSON, in seat order */
  readonly holders: string;
}

/** The newest 200 games of an account: first where it is their turn, then those in play, then by last event. */
export async function gamesOf(db: D1Database, account: AccountId): Promise<readonly ListedGame[]> {
  const { results } = await db
    .prepare(
      `SELECT games.id, games.game, phase, ply, to_move, outcome, moved_at, mine.seat AS my_seat,
         (SELECT json_group_array(json_object('account', account, 'name', name, 'state', state) ORDER BY seat)
          FROM seats WHERE seats.game = games.id) AS holders
       FROM seats AS mine JOIN games ON games.id = mine.game
       WHERE mine.account = ?
       ORDER BY to_move IS NOT mine.seat,
         CASE phase WHEN 'playing' THEN 0 WHEN 'inviting' THEN 1 ELSE 2 END, moved_at DESC, games.id
       LIMIT 200`,
    )
    .bind(account)
    .all<Row>();
  return results.map((row) => ({
    id: row.id,
    game: row.game,
    phase: row.phase,
    ply: row.ply,
    toMove: row.to_move ?? undefined,
    outcome: row.outcome === null ? undefined : (JSON.parse(row.outcome) as Outcome),
    movedAt: row.moved_at,
    mySeat: row.my_seat,
    seats: JSON.parse(row.holders) as { account: string; name: string; state: SeatState }[],
  }));
}
