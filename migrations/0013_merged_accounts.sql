-- An account that went up in another, which has proved the address: its invitations are the other's to answer.
ALTER TABLE accounts ADD COLUMN successor TEXT REFERENCES accounts (id);
CREATE INDEX accounts_successor ON accounts (successor) WHERE successor IS NOT NULL;
