-- Work that many games are asked for goes by slices: `told_to` is the last game that was asked, `failed` how
-- many were passed over on the way. With those, the work begins again later.
ALTER TABLE owed_availability ADD COLUMN told_to TEXT NOT NULL DEFAULT '';
ALTER TABLE owed_availability ADD COLUMN failed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE mended_addresses ADD COLUMN told_to TEXT NOT NULL DEFAULT '';
ALTER TABLE mended_addresses ADD COLUMN failed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE deletions ADD COLUMN told_to TEXT NOT NULL DEFAULT '';
ALTER TABLE deletions ADD COLUMN failed INTEGER NOT NULL DEFAULT 0;

-- Jobs over all games, which go on where they stopped, asked by the operator's script or else by the cron.
CREATE TABLE jobs (
  name TEXT PRIMARY KEY,
  begun_at INTEGER NOT NULL,
  touched_at INTEGER NOT NULL,
  ended_at INTEGER,
  state TEXT NOT NULL                  -- JSON: its cursor, and what has come of it
) STRICT;

-- The rebuild that wrote a game last: what it has not touched is stale, and looked at last.
ALTER TABLE games ADD COLUMN generation INTEGER NOT NULL DEFAULT 0;
