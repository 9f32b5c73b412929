-- Since when an ended game is at rest, while its object still holds it: NULL once it lies in the archive.
ALTER TABLE games ADD COLUMN rests_since INTEGER;
UPDATE games SET rests_since = moved_at WHERE phase = 'over';
CREATE INDEX games_resting ON games (rests_since, id) WHERE rests_since IS NOT NULL;
