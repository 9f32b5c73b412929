-- What the sweeper found in a game at its last visit, as JSON; NULL: nothing that the operator must see.
ALTER TABLE game_register ADD COLUMN found TEXT;

-- Mail that was not taken, or dropped, and why. Of its sender only the domain is kept, and all for 30 days.
CREATE TABLE refused_mail (
  id INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  did TEXT NOT NULL,                   -- rejected, dropped
  reason TEXT NOT NULL,                -- a code
  game TEXT,                           -- whose reply address it was sent to
  seat INTEGER,
  domain TEXT NOT NULL                 -- of the envelope's sender; '' unknown
) STRICT;
CREATE INDEX refused_mail_at ON refused_mail (at);

-- Accounts that may not sign in, start games or join them. Their running games go on.
CREATE TABLE bans (
  account TEXT PRIMARY KEY,
  reason TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
