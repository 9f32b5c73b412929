-- Digests in the order in which they are due, page by page.
DROP INDEX mail_settings_due;
CREATE INDEX mail_settings_digests ON mail_settings (digest_at, account) WHERE digest_at IS NOT NULL;
