ALTER TABLE letters RENAME TO email_outbox;
ALTER TABLE email_outbox RENAME COLUMN notice_id TO notification_id;
ALTER TABLE email_outbox RENAME COLUMN turn TO priority;
CREATE VIEW letters AS SELECT id, uid, notification_id AS notice_id, recipient, language, state, attempts, next_try,
  problem, ended_at, created_at, priority AS turn, topic, digest_size
FROM email_outbox;

ALTER INDEX letters_by_end RENAME TO email_outbox_by_end;
ALTER INDEX letters_by_topic RENAME TO email_outbox_by_topic;
ALTER INDEX letters_by_turn RENAME TO email_outbox_by_priority;
ALTER INDEX letters_due RENAME TO email_outbox_due;
ALTER INDEX letters_held_back RENAME TO email_outbox_waiting;
ALTER INDEX letters_pkey RENAME TO email_outbox_pkey;
ALTER INDEX letters_unsorted RENAME TO email_outbox_unsorted;
