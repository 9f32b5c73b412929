-- Changes of address in the order in which they were planned: taking one back voids those that came after it.
CREATE TABLE ordered_address_changes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  hash TEXT NOT NULL UNIQUE,           -- SHA-256 of the token in the letter
  account TEXT NOT NULL REFERENCES accounts (id),
  address TEXT NOT NULL,               -- lower case; where letters go when the link is used
  takes_back INTEGER NOT NULL,         -- 1: the link was sent to the old address
  expires_at INTEGER NOT NULL,
  used_at INTEGER                      -- used, or voided by another change
) STRICT;
INSERT INTO ordered_address_changes (hash, account, address, takes_back, expires_at, used_at)
  SELECT hash, account, address, takes_back, expires_at, used_at FROM address_changes ORDER BY rowid;
DROP TABLE address_changes;
ALTER TABLE ordered_address_changes RENAME TO address_changes;
CREATE INDEX address_changes_account ON address_changes (account);
