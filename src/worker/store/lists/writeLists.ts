/**
 * Writes what games' logs say into the lists: any number of games in a few statements, each with one
 * parameter. A late update never overwrites a newer one, and what has not changed is not written, since every
 * row written is paid for.
 */
import type { ClockSetup } from '../../game/model/clockSetup.ts';
import type { Found } from '../../game/model/found.ts';
import type { AccountId, GameId } from '../../game/model/ids.ts';
import type { GameSnapshot, SeatState } from '../../game/model/snapshot.ts';

/** What the lists know of a game, as the values of their columns. */
export interface ListEntry {
  readonly id: GameId;
  /** The log's newest event that this entry knows. */
  readonly seq: number;
  readonly game: string;
  readonly options: string;
  readonly terms: string;
  readonly maker: AccountId;
  readonly private: 0 | 1;
  readonly phase: string;
  readonly ply: number;
  readonly to_move: number | null;
  readonly deadline: number | null;
  readonly created_at: number;
  readonly moved_at: number;
  readonly outcome: string | null;
  readonly ended_at: number | null;
  /** Until the game lies in the archive. */
  readonly rests_since: number | null;
  readonly open_seats: number;
  readonly seats: readonly {
    readonly account: AccountId;
    readonly name: string;
    readonly state: SeatState;
  }[];
  /** Who held seats before their present players. */
  readonly former: readonly AccountId[];
  /** For the register, as of `told_at`: when the object means to wake next, and what it cannot deliver. */
  readonly wake_at: number | null;
  readonly found: string | null;
  readonly told_at: number;
}

/** What only the object knows: its alarm and its outbox. */
export interface ObjectState {
  /** When it means to wake next; undefined: it need not. */
  readonly wakeAt: number | undefined;
  /** What it could not deliver yet, or has given up on. */
  readonly failing: Found['failing'];
  /** The present. */
  readonly at: number;
}

/** The terms column: the compact text, followed by anything else the lists show. */
export const NO_VACATION = ';no-vacation';
const storedTerms = ({ terms, noVacation }: ClockSetup): string =>
  noVacation ? `${terms}${NO_VACATION}` : terms;

const isOpen = ({ phase }: GameSnapshot): boolean => phase === 'inviting' || phase === 'playing';

export const listEntryOf = (game: GameSnapshot, { wakeAt, failing, at }: ObjectState): ListEntry => ({
  id: game.id,
  seq: game.seq,
  game: game.rulesId,
  options: JSON.stringify(game.options),
  terms: storedTerms(game.clock),
  maker: game.host,
  private: game.isPrivate ? 1 : 0,
  phase: game.phase,
  ply: game.turns.length,
  to_move: game.toMove ?? null,
  deadline: game.clock.deadline ?? null,
  created_at: game.createdAt,
  moved_at: game.changedAt,
  outcome: game.outcome ? JSON.stringify(game.outcome) : null,
  rests_since: game.phase === 'over' ? game.changedAt : null,
  ended_at: isOpen(game) ? null : (game.endedAt ?? game.changedAt),
  open_seats: game.phase === 'inviting' ? game.seats.filter(({ state }) => state === 'open').length : 0,
  seats: game.seats.map(({ account, name, state }) => ({ account, name, state })),
  former: game.seats.flatMap(({ before = [] }) => before.map(({ account }) => account)),
  wake_at: wakeAt ?? null,
  found: failing.length > 0 ? JSON.stringify({ isAlarmLost: false, failing } satisfies Found) : null,
  told_at: at,
});

/** Columns that never change once a game is listed, and those that do. */
const FIXED = ['id', 'game', 'created_at'] as const;
const CHANGING = [
  ...['seq', 'options', 'terms', 'maker', 'private', 'phase', 'ply', 'to_move', 'deadline', 'moved_at'],
  ...['outcome', 'ended_at', 'rests_since', 'open_seats'],
] as const;
const COLUMNS = [...FIXED, ...CHANGING];

const WRITE_GAMES = `INSERT INTO games (${COLUMNS.join(', ')}, generation)
  SELECT ${COLUMNS.map((column) => `value ->> '${column}'`).join(', ')}, coalesce(?2, 0) FROM json_each(?1) WHERE true
  ON CONFLICT (id) DO UPDATE SET ${CHANGING.map((column) => `${column} = excluded.${column}`).join(', ')},
    generation = coalesce(?2, generation)
  WHERE excluded.seq > games.seq OR ?2 IS NOT NULL`;

/** Entries of which the lists now hold this very state. */
const WRITTEN = `json_each(?1) AS entry
  JOIN games ON games.id = entry.value ->> 'id' AND games.seq = entry.value ->> 'seq'`;

/**
 * Goes before the games: a state that they have already says nothing new of its seats. It may be a late copy
 * with the name of somebody who has been forgotten since.
 */
const WRITE_SEATS = `INSERT INTO seats (game, seat, account, name, state, ended_at)
  SELECT entry.value ->> 'id', seat.key, seat.value ->> 'account', seat.value ->> 'name', seat.value ->> 'state',
    entry.value ->> 'ended_at'
  FROM json_each(?1) AS entry LEFT JOIN games ON games.id = entry.value ->> 'id',
    json_each(entry.value, '$.seats') AS seat
  WHERE games.id IS NULL OR games.seq < entry.value ->> 'seq' OR ?2 IS NOT NULL
  ON CONFLICT (game, seat) DO UPDATE SET account = excluded.account, name = excluded.name, state = excluded.state,
    ended_at = excluded.ended_at
  WHERE account <> excluded.account OR name <> excluded.name OR state <> excluded.state
    OR seats.ended_at IS NOT excluded.ended_at`;

const WRITE_FORMER = `INSERT INTO former_seats (game, account)
  SELECT entry.value ->> 'id', account.value
  FROM json_each(?1) AS entry, json_each(entry.value, '$.former') AS account WHERE true
  ON CONFLICT DO NOTHING`;

/** An update that is older than what the lists hold says nothing of the object's present. */
const WRITE_REGISTER = `UPDATE game_register SET wake_at = entry.value ->> 'wake_at', found = entry.value ->> 'found',
    swept_at = CASE WHEN found IS entry.value ->> 'found' THEN swept_at ELSE entry.value ->> 'told_at' END
  FROM ${WRITTEN}
  WHERE game_register.id = games.id
    AND (wake_at IS NOT entry.value ->> 'wake_at' OR found IS NOT entry.value ->> 'found')`;

/** `generation`: the rebuild that writes them, which overwrites whatever is there, newer states too. */
export async function writeLists(
  db: D1Database,
  entries: readonly ListEntry[],
  generation?: number,
): Promise<void> {
  const all = JSON.stringify(newestOf(entries));
  const hasFormer = entries.some(({ former }) => former.length > 0);
  await db.batch([
    db.prepare(WRITE_SEATS).bind(all, generation ?? null),
    db.prepare(WRITE_GAMES).bind(all, generation ?? null),
    ...(hasFormer ? [db.prepare(WRITE_FORMER).bind(all)] : []),
    db.prepare(WRITE_REGISTER).bind(all),
  ]);
}

/** Of each game the newest state. */
function newestOf(entries: readonly ListEntry[]): readonly ListEntry[] {
  const newest = new Map<GameId, ListEntry>();
  for (const entry of entries) {
    const other = newest.get(entry.id);
    if (!other || entry.seq > other.seq || (entry.seq === other.seq && entry.told_at >= other.told_at)) {
      newest.set(entry.id, entry);
    }
  }
  return [...newest.values()];
}
