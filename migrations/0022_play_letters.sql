-- Letters to play@ that were answered: each once, and so many a day.
CREATE TABLE play_letters (
  sender TEXT NOT NULL,                -- own: or other:, and a hash of the address
  message TEXT NOT NULL,               -- a hash of the Message-ID
  at INTEGER NOT NULL,
  PRIMARY KEY (sender, message)
) STRICT;
CREATE INDEX play_letters_by_time ON play_letters (at);
