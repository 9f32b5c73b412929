-- When the jobs of the cron last ran.
CREATE TABLE heartbeats (
  job TEXT PRIMARY KEY,
  at INTEGER NOT NULL,
  error TEXT                           -- what failed then; NULL: nothing
) STRICT;
