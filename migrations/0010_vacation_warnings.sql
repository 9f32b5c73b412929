-- Letters that say that a vacation is about to end, planned whenever days are taken or given back.
CREATE TABLE vacation_warnings (
  account TEXT NOT NULL REFERENCES accounts (id),
  last TEXT NOT NULL,                  -- the vacation's last day, YYYY-MM-DD
  days_left INTEGER NOT NULL,          -- until clocks go on
  at INTEGER NOT NULL,
  sent_at INTEGER,
  PRIMARY KEY (account, last, days_left)
) STRICT;
CREATE INDEX vacation_warnings_due ON vacation_warnings (at) WHERE sent_at IS NULL;
