-- Letters that game objects have sent, given up or dropped (error: the sender's words, OUTDATED, UNSUBSCRIBED).
CREATE TABLE letters (
  key TEXT PRIMARY KEY,                -- the idempotency key
  game TEXT NOT NULL,
  seat INTEGER NOT NULL,
  account TEXT NOT NULL,
  kind TEXT NOT NULL,
  ply INTEGER NOT NULL,
  fate TEXT NOT NULL,                  -- sent, parked, dropped
  provider_id TEXT,
  error TEXT,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX letters_game ON letters (game, at);
CREATE INDEX letters_parked ON letters (at) WHERE fate = 'parked';

-- Who wants no letters: of one game, or (game = '') of any.
CREATE TABLE unsubscriptions (
  account TEXT NOT NULL,
  game TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (account, game)
) STRICT;

-- The local post office: letters of an instance that has no sender.
CREATE TABLE post_office (
  key TEXT PRIMARY KEY,
  address TEXT NOT NULL,
  letter TEXT NOT NULL,                -- JSON, attachments in base64
  at INTEGER NOT NULL,
  read_at INTEGER
) STRICT;
CREATE INDEX post_office_address ON post_office (address, at);
