-- How each player wants letters: each at once, in a daily digest, or none. No row: each at once.
CREATE TABLE mail_settings (
  account TEXT PRIMARY KEY REFERENCES accounts (id),
  mode TEXT NOT NULL,                  -- each, digest, quiet
  zone TEXT NOT NULL,                  -- IANA, also for the times on pages
  digest_hour INTEGER NOT NULL,        -- 0-23, on the wall clock of the zone
  digest_at INTEGER                    -- when the next digest is due; NULL: none is wanted
) STRICT;
CREATE INDEX mail_settings_due ON mail_settings (digest_at) WHERE digest_at IS NOT NULL;

-- Where a player wants it otherwise in one game.
CREATE TABLE game_mail (
  account TEXT NOT NULL,
  game TEXT NOT NULL,
  mode TEXT NOT NULL,
  PRIMARY KEY (account, game)
) STRICT;
INSERT INTO game_mail SELECT account, game, 'quiet' FROM unsubscriptions WHERE game <> '';
INSERT INTO mail_settings SELECT account, 'quiet', 'UTC', 8, NULL FROM unsubscriptions WHERE game = '';
DROP TABLE unsubscriptions;
