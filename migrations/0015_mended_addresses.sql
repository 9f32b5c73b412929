-- Addresses that were shown to work: a report from before does not stop them again. Games call their reader again.
CREATE TABLE mended_addresses (
  address TEXT PRIMARY KEY,            -- lower case
  at INTEGER NOT NULL,                 -- what came back before is of the past
  complaints_at INTEGER NOT NULL DEFAULT 0,  -- and what was called unwanted before this
  owed_since INTEGER,                  -- since when games in which it is the reader's turn owe a call; NULL: none
  tried_at INTEGER NOT NULL DEFAULT 0  -- when they were last asked
) STRICT;
CREATE INDEX mended_addresses_owing ON mended_addresses (tried_at) WHERE owed_since IS NOT NULL;
