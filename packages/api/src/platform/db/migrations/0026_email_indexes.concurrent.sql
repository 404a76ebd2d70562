-- Emails that are due and have no turn yet. The index letters_due stays for the previous release.
DROP INDEX CONCURRENTLY IF EXISTS letters_unsorted;
CREATE INDEX CONCURRENTLY letters_unsorted ON letters (next_try) WHERE state = 'queued' AND turn IS NULL;

-- Emails in the order they are sent in.
DROP INDEX CONCURRENTLY IF EXISTS letters_by_turn;
CREATE INDEX CONCURRENTLY letters_by_turn ON letters (turn, next_try) WHERE state = 'queued' AND turn IS NOT NULL;

DROP INDEX CONCURRENTLY IF EXISTS letters_held_back;
CREATE INDEX CONCURRENTLY letters_held_back ON letters (uid)
  WHERE state IN ('waiting', 'gathered') AND ended_at IS NULL;

DROP INDEX CONCURRENTLY IF EXISTS letters_by_topic;
CREATE INDEX CONCURRENTLY letters_by_topic ON letters (topic) WHERE topic IS NOT NULL;
