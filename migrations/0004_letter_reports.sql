-- What the mail provider reports of letters, each report once. A letter's fate is the furthest that is known of it.
CREATE TABLE letter_reports (
  id TEXT PRIMARY KEY,                 -- the report's own
  key TEXT NOT NULL,                   -- of the letter
  fate TEXT NOT NULL,                  -- delayed, delivered, bounced, complained
  reason TEXT,                         -- in the words of the reader's mail server
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX letter_reports_key ON letter_reports (key);
CREATE INDEX letters_account ON letters (account, game, at);

-- Addresses to which no mail goes any more: it came back for good, or was called unwanted.
CREATE TABLE suppressions (
  address TEXT PRIMARY KEY,            -- lower case
  reason TEXT NOT NULL,                -- bounced, complained
  detail TEXT NOT NULL,
  at INTEGER NOT NULL,
  tried_at INTEGER NOT NULL DEFAULT 0  -- when a sign-in letter was last tried nevertheless
) STRICT;
