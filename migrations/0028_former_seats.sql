-- Who held a seat before a substitute took it over: their games are told when the account is deleted.
CREATE TABLE former_seats (
  game TEXT NOT NULL,
  account TEXT NOT NULL,
  PRIMARY KEY (game, account)
) STRICT;
CREATE INDEX former_seats_account ON former_seats (account);
