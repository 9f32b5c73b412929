-- Why a game can only be read, as JSON; NULL: it can be played. Written by the sweeper's visit.
ALTER TABLE game_register ADD COLUMN trouble TEXT;
