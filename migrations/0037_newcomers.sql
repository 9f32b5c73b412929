-- Accounts of addresses that were written to and never answered are found by when they were made.
CREATE INDEX accounts_never_answered ON accounts (created_at) WHERE proved_at IS NULL AND name = '';
