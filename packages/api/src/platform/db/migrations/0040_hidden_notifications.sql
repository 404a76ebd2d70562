-- `is_hidden`: not in the list, because a newer notification of the same sender counts it. `more`: how many this one counts.
ALTER TABLE notices
  ADD COLUMN is_hidden boolean NOT NULL DEFAULT false,
  ADD COLUMN more integer NOT NULL DEFAULT 0;
