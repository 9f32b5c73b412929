-- When a game came to its end: lists are read page by page, and ended games are searched, in this order.
ALTER TABLE games ADD COLUMN ended_at INTEGER;          -- NULL: it waits for players, or is being played
ALTER TABLE seats ADD COLUMN ended_at INTEGER;          -- the game's
UPDATE games SET ended_at = moved_at WHERE phase NOT IN ('inviting', 'playing');
UPDATE seats SET ended_at = (SELECT ended_at FROM games WHERE games.id = seats.game);
CREATE INDEX games_ended ON games (ended_at, id) WHERE private = 0 AND phase = 'over';
CREATE INDEX games_ended_by_rules ON games (game, ended_at, id) WHERE private = 0 AND phase = 'over';
CREATE INDEX seats_ended ON seats (account, ended_at, game) WHERE ended_at IS NOT NULL;
CREATE INDEX seats_open ON seats (account, game) WHERE ended_at IS NULL;

-- Players are searched by name.
CREATE INDEX accounts_by_name ON accounts (name COLLATE NOCASE) WHERE name <> '';
