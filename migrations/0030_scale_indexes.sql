-- What every page and every cron asks, answered from indexes however many games there are.
-- How many seats are free of a game that waits for players; 0 once it waits no more.
ALTER TABLE games ADD COLUMN open_seats INTEGER NOT NULL DEFAULT 0;
UPDATE games SET open_seats = (SELECT count(*) FROM seats WHERE seats.game = games.id AND seats.state = 'open')
  WHERE phase = 'inviting';
DROP INDEX games_inviting;
CREATE INDEX games_open ON games (created_at DESC, id) WHERE open_seats > 0 AND private = 0;
CREATE INDEX games_open_by_host ON games (maker) WHERE open_seats > 0;

DROP INDEX seats_account;
CREATE INDEX seats_account ON seats (account, game);

DROP INDEX former_seats_account;
CREATE INDEX former_seats_account ON former_seats (account, game);

CREATE INDEX sessions_account ON sessions (account, created_at);
CREATE INDEX sign_in_tokens_account ON sign_in_tokens (account);
CREATE INDEX blocks_of_blocked ON blocks (blocked);
CREATE INDEX invitations_guest ON invitations (guest);
CREATE INDEX address_notices_account ON address_notices (account);
CREATE INDEX deletions_at ON deletions (at);
CREATE INDEX owed_availability_due ON owed_availability (due);
CREATE INDEX bans_at ON bans (at);
CREATE INDEX suppressions_at ON suppressions (at);

-- Games that give up on letters, in order; an account's letters by time.
CREATE INDEX letters_parked_games ON letters (game) WHERE fate = 'parked';
CREATE INDEX letters_of_account ON letters (account, at);

-- What the sweeper found.
CREATE INDEX game_register_trouble ON game_register (id) WHERE trouble IS NOT NULL;
CREATE INDEX game_register_found ON game_register (swept_at) WHERE found IS NOT NULL;

-- What the operator sees counted by day (864e5 ms).
CREATE INDEX game_register_by_day ON game_register (created_at / 86400000);
CREATE INDEX accounts_by_day ON accounts (created_at / 86400000);
CREATE INDEX letters_by_day ON letters (at / 86400000, fate);
CREATE INDEX letter_reports_by_day ON letter_reports (at / 86400000, fate);
CREATE INDEX refused_mail_by_day ON refused_mail (at / 86400000, did);
