-- What players have arranged about their time, for all games at once; the zone stands in mail_settings.
CREATE TABLE habits (
  account TEXT PRIMARY KEY REFERENCES accounts (id),
  quiet_from TEXT,                     -- HH:MM on the wall clock of the zone; NULL: no quiet hours
  quiet_to TEXT,
  automatic INTEGER NOT NULL           -- 1: a day of vacation is taken when a deadline would pass
) STRICT;

-- Vacation taken, a row a day.
CREATE TABLE vacation_days (
  account TEXT NOT NULL REFERENCES accounts (id),
  date TEXT NOT NULL,                  -- YYYY-MM-DD, in the player's zone
  PRIMARY KEY (account, date)
) STRICT;
