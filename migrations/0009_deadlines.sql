-- What games are played by, and when the time of who is to move is up: for lists, calendars and the lobby.
ALTER TABLE games ADD COLUMN terms TEXT NOT NULL DEFAULT 'none';     -- as in clock/terms.ts
ALTER TABLE games ADD COLUMN deadline INTEGER;
