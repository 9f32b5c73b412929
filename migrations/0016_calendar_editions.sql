-- Every new edition of an account's calendar voids the address of the one before.
ALTER TABLE accounts ADD COLUMN calendar_edition INTEGER NOT NULL DEFAULT 0;
