-- How often something was done within a stretch of time, for limits by day and hour.
CREATE TABLE counts (
  key TEXT PRIMARY KEY,                 -- what is counted, and when its stretch began; no address in clear
  count INTEGER NOT NULL,
  ends_at INTEGER NOT NULL              -- the row may go
) STRICT;
CREATE INDEX counts_by_end ON counts (ends_at);
