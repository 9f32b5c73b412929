-- Whether what an account's letters bring about is told to it by a letter.
ALTER TABLE mail_settings ADD COLUMN receipts INTEGER NOT NULL DEFAULT 1;
