-- It was number 25 for a day, so a database may have these tables already.

-- Who was invited by whom: at most one open invitation between two people.
CREATE TABLE IF NOT EXISTS invitations (
  game TEXT NOT NULL,
  host TEXT NOT NULL,
  guest TEXT NOT NULL,
  made_at INTEGER NOT NULL,
  PRIMARY KEY (game, guest)
) STRICT;
CREATE INDEX IF NOT EXISTS invitations_between ON invitations (host, guest);

-- Whose invitations an account wants no more, and with whom it does not play.
CREATE TABLE IF NOT EXISTS blocks (
  account TEXT NOT NULL,
  blocked TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (account, blocked)
) STRICT;

-- What players tell the operator of one another.
CREATE TABLE IF NOT EXISTS player_reports (
  id INTEGER PRIMARY KEY,
  reporter TEXT NOT NULL,
  about TEXT NOT NULL,
  game TEXT,                            -- the invitation that is reported
  text TEXT NOT NULL,
  at INTEGER NOT NULL,
  UNIQUE (reporter, about, game, text)
) STRICT;
