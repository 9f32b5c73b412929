-- What goes after a while, found by its age: changes of address, and games that came to nothing.
CREATE INDEX address_changes_by_end ON address_changes (expires_at);
CREATE INDEX games_void ON games (ended_at, id) WHERE phase IN ('declined', 'lapsed', 'cancelled');

-- Accounts of addresses that never answered were looked at from the release before on, while they were 60 to
-- 67 days old: older ones are looked at once, in slices.
INSERT INTO jobs (name, begun_at, touched_at, state) VALUES ('unanswered', 0, 0, '{"accounts":0,"after":0}');
