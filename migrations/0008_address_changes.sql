-- Changes of address that wait for a proof from the new one, or that the old one may still take back.
CREATE TABLE address_changes (
  hash TEXT PRIMARY KEY,               -- SHA-256 of the token in the letter
  account TEXT NOT NULL REFERENCES accounts (id),
  address TEXT NOT NULL,               -- lower case; where letters go when the link is used
  takes_back INTEGER NOT NULL,         -- 1: the link was sent to the old address
  expires_at INTEGER NOT NULL,
  used_at INTEGER
) STRICT;
