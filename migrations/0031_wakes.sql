-- When each object means to wake next; NULL: it need not. The sweeper visits those that are overdue, and no
-- others but a sample. It visits every game that may still have something to do once, to learn when.
ALTER TABLE game_register ADD COLUMN wake_at INTEGER;
UPDATE game_register SET wake_at = swept_at WHERE idle = 0;
DROP INDEX game_register_sweep;
ALTER TABLE game_register DROP COLUMN idle;
CREATE INDEX game_register_wakes ON game_register (wake_at) WHERE wake_at IS NOT NULL;
