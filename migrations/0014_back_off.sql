-- Digests and warnings that failed are tried again later and later, so that they do not hold up the others.
ALTER TABLE mail_settings ADD COLUMN digest_attempts INTEGER NOT NULL DEFAULT 0;      -- failed, of the one due
ALTER TABLE mail_settings ADD COLUMN digest_retry_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE vacation_warnings ADD COLUMN attempts INTEGER NOT NULL DEFAULT 0;
ALTER TABLE vacation_warnings ADD COLUMN retry_at INTEGER NOT NULL DEFAULT 0;
