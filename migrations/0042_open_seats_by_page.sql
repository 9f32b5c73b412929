-- Games with free seats are turned over page by page, as the other lists are: the time and the id in one order.
DROP INDEX games_open;
CREATE INDEX games_open ON games (created_at, id) WHERE open_seats > 0 AND private = 0;
