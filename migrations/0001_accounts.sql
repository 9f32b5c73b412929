-- Who plays: an address and a display name, proved by a letter. No passwords.
CREATE TABLE accounts (
  id TEXT PRIMARY KEY,
  address TEXT NOT NULL UNIQUE,        -- lower case
  name TEXT NOT NULL,                  -- '' until the person has given one
  proved_at INTEGER,                   -- when a letter to the address was answered; NULL: only written to
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE sign_in_tokens (
  hash TEXT PRIMARY KEY,               -- SHA-256 of the token in the letter
  account TEXT NOT NULL REFERENCES accounts (id),
  next TEXT NOT NULL,                  -- the page to go on to, a path of ours
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  used_at INTEGER
) STRICT;

CREATE TABLE sessions (
  hash TEXT PRIMARY KEY,               -- SHA-256 of the cookie's value
  account TEXT NOT NULL REFERENCES accounts (id),
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
