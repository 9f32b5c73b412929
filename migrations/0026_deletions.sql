-- Accounts that were deleted, while their games still have to be told.
CREATE TABLE deletions (
  account TEXT PRIMARY KEY,
  at INTEGER NOT NULL
) STRICT;
