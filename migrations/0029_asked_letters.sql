-- Letters that were asked for at a page, which answers before they are written: how long it takes must tell
-- nothing about an address.
CREATE TABLE asked_letters (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,                   -- signIn; proof: of a new address
  address TEXT NOT NULL,
  account TEXT NOT NULL,                -- proof: whose address it is to be
  next TEXT NOT NULL,                   -- signIn: the page to open
  granted INTEGER NOT NULL DEFAULT 0,   -- 1: it is counted against the limits, and may go
  at INTEGER NOT NULL,
  due INTEGER NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX asked_letters_due ON asked_letters (due);
