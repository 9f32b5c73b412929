-- What goes after a month is found by its age: letters that were given up stay, and stood before all others.
CREATE INDEX letters_by_age ON letters (at) WHERE fate <> 'parked';
