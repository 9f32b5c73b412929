-- Accounts whose games must still hear of a change of quiet hours or days off; the newest change counts.
CREATE TABLE owed_availability (
  account TEXT PRIMARY KEY,
  change TEXT NOT NULL,                -- tells one change from another
  due INTEGER NOT NULL,                -- when the games are asked (again)
  attempts INTEGER NOT NULL DEFAULT 0
) STRICT;
