-- A letter's fate wrote four rows, and a report three, most of them for indexes. Keys begin with the game's id:
-- a game's letters are a range of keys, and an account's are those of its games.
DROP INDEX letters_game;
DROP INDEX letters_account;
DROP INDEX letters_of_account;
DROP INDEX letters_by_day;
CREATE INDEX letters_parked_by_day ON letters (at / 86400000) WHERE fate = 'parked';

-- Only what went wrong is counted by day; what went well goes by its age, in the order in which it came.
DROP INDEX letter_reports_by_day;
DROP INDEX letter_reports_by_time;
CREATE TABLE keyed_letter_reports (
  key TEXT NOT NULL,                   -- of the letter
  id TEXT NOT NULL,                    -- the report's own
  fate TEXT NOT NULL,
  reason TEXT,
  at INTEGER NOT NULL,
  PRIMARY KEY (key, id)
) STRICT;
INSERT INTO keyed_letter_reports (key, id, fate, reason, at)
  SELECT key, id, fate, reason, at FROM letter_reports ORDER BY rowid;
DROP TABLE letter_reports;
ALTER TABLE keyed_letter_reports RENAME TO letter_reports;
CREATE INDEX letter_reports_failed_by_day ON letter_reports (at / 86400000, fate)
  WHERE fate IN ('failed', 'bounced', 'complained');
