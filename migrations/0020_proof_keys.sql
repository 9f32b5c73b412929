-- The keys that sign the newest hash of a log, the older ones too: what they signed stays provable.
CREATE TABLE proof_keys (
  id TEXT PRIMARY KEY,                 -- the first 16 digits of the public key's SHA-256
  public TEXT NOT NULL,                -- Ed25519, base64url
  seed TEXT,                           -- the private key, base64url; NULL: it is the secret PROOF_KEY
  at INTEGER NOT NULL
) STRICT;
