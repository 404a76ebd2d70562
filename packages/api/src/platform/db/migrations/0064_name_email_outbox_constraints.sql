ALTER TABLE email_outbox RENAME CONSTRAINT letters_recipient_check TO email_outbox_recipient_check;
ALTER TABLE email_outbox RENAME CONSTRAINT letters_state_check TO email_outbox_state_check;

-- PostgreSQL names NOT NULL constraints since version 18. Earlier versions find none here.
DO $$
DECLARE
  statement text;
BEGIN
  FOR statement IN
    SELECT format('ALTER TABLE email_outbox RENAME CONSTRAINT %I TO %I', conname, present)
    FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1],
      concat('email_outbox_', attname, '_not_null') AS present
    WHERE conrelid = 'email_outbox'::regclass AND contype = 'n' AND conname <> present
  LOOP
    EXECUTE statement;
  END LOOP;
END $$;
