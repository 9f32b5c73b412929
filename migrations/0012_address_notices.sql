-- Letters that tell of a change of address, owed since the change and gone once they are sent.
CREATE TABLE address_notices (
  change TEXT NOT NULL,                -- the hash of the link that was used
  account TEXT NOT NULL REFERENCES accounts (id),
  address TEXT NOT NULL,               -- to which the notice goes
  news TEXT NOT NULL,                  -- left, arrived, takenBack
  owed_since INTEGER NOT NULL,
  due INTEGER NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (change, address)
) STRICT;
CREATE INDEX address_notices_due ON address_notices (due);
