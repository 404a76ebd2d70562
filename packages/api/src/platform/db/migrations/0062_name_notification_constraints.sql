ALTER TABLE notifications RENAME CONSTRAINT notices_kind_check TO notifications_kind_check;
ALTER TABLE notifications RENAME CONSTRAINT notices_note_check TO notifications_note_check;
ALTER TABLE notifications RENAME CONSTRAINT notices_quantity_check TO notifications_quantity_check;
ALTER TABLE notifications RENAME CONSTRAINT notices_uid_check TO notifications_uid_check;

-- PostgreSQL names NOT NULL constraints since version 18. Earlier versions find none here.
DO $$
DECLARE
  statement text;
BEGIN
  FOR statement IN
    SELECT format('ALTER TABLE notifications RENAME CONSTRAINT %I TO %I', conname, present)
    FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1],
      concat('notifications_', attname, '_not_null') AS present
    WHERE conrelid = 'notifications'::regclass AND contype = 'n' AND conname <> present
  LOOP
    EXECUTE statement;
  END LOOP;
END $$;

ALTER TRIGGER notices_limited ON notifications RENAME TO notifications_limit_unread;
ALTER SEQUENCE notices_ord_seq RENAME TO notifications_ord_seq;
