-- Backups that were put back into this instance; one that was broken off may be gone on with.
CREATE TABLE restores (
  id TEXT PRIMARY KEY,                 -- SHA-256 of the backup's digest
  begun_at INTEGER NOT NULL,
  ended_at INTEGER
) STRICT;

-- Backups that the cron writes into a bucket, part by part.
CREATE TABLE bucket_backups (
  name TEXT PRIMARY KEY,               -- the day, YYYY-MM-DD
  begun_at INTEGER NOT NULL,
  state TEXT NOT NULL,                 -- JSON: how far it has come
  ended_at INTEGER
) STRICT;
