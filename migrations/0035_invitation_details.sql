-- What a host is shown of their own invitations: the address as they typed it; and the line of greeting that
-- goes along with the letter.
ALTER TABLE invitations ADD COLUMN address TEXT;
ALTER TABLE invitations ADD COLUMN greeting TEXT NOT NULL DEFAULT '';
