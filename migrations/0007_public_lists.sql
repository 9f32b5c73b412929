-- What lists across games show besides who is to move: challenges, a player's and a game kind's public games.
ALTER TABLE games ADD COLUMN options TEXT NOT NULL DEFAULT '{}';     -- JSON
ALTER TABLE games ADD COLUMN maker TEXT NOT NULL DEFAULT '';         -- account
ALTER TABLE games ADD COLUMN private INTEGER NOT NULL DEFAULT 0;     -- 1: in nobody's lists but its players'
CREATE INDEX games_public ON games (game, moved_at) WHERE private = 0;
CREATE INDEX games_inviting ON games (created_at) WHERE private = 0 AND phase = 'inviting';
