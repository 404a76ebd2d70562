-- Who had no name where they signed in was kept by their e-mail, which others then read as their name.
UPDATE users SET name = '' WHERE name ~ '^[^@[:space:]]+@[^@.[:space:]]+(\.[^@.[:space:]]+)+$';
UPDATE suppliers SET name = '' WHERE name ~ '^[^@[:space:]]+@[^@.[:space:]]+(\.[^@.[:space:]]+)+$';
UPDATE notices SET told_by = NULL WHERE told_by ~ '^[^@[:space:]]+@[^@.[:space:]]+(\.[^@.[:space:]]+)+$';
