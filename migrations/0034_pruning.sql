-- What has had its time is found by its time.
CREATE INDEX sessions_by_end ON sessions (expires_at);
CREATE INDEX sign_in_tokens_by_end ON sign_in_tokens (expires_at);
CREATE INDEX letter_reports_by_time ON letter_reports (at);
CREATE INDEX vacation_warnings_by_sending ON vacation_warnings (sent_at) WHERE sent_at IS NOT NULL;
