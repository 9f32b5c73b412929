-- The register is the one list of game objects; it is written before an object is and never rebuilt.
CREATE TABLE game_register (
  id TEXT PRIMARY KEY,
  created_at INTEGER NOT NULL,
  swept_at INTEGER NOT NULL DEFAULT 0,
  idle INTEGER NOT NULL DEFAULT 0      -- 1: over and nothing left to deliver, the sweeper passes it by
) STRICT;
CREATE INDEX game_register_sweep ON game_register (idle, swept_at);

-- Read models: derived from the logs, restored by `npm run rebuild`. seq guards against late updates.
CREATE TABLE games (
  id TEXT PRIMARY KEY,
  seq INTEGER NOT NULL,                -- the log's newest event that this row knows
  game TEXT NOT NULL,
  phase TEXT NOT NULL,                 -- inviting, playing, over, declined
  ply INTEGER NOT NULL,
  to_move INTEGER,                     -- seat
  created_at INTEGER NOT NULL,
  moved_at INTEGER NOT NULL,           -- the newest event's time
  outcome TEXT                         -- JSON {points, reason}
) STRICT;

CREATE TABLE seats (
  game TEXT NOT NULL,
  seat INTEGER NOT NULL,
  account TEXT NOT NULL,
  name TEXT NOT NULL,
  state TEXT NOT NULL,                 -- invited, playing, declined, left
  PRIMARY KEY (game, seat)
) STRICT;
CREATE INDEX seats_account ON seats (account);
