ALTER TABLE notification_settings RENAME CONSTRAINT notice_settings_language_check TO notification_settings_language_check;
ALTER TABLE notification_settings RENAME CONSTRAINT notice_settings_uid_check TO notification_settings_uid_check;

-- PostgreSQL names NOT NULL constraints since version 18. Earlier versions find none here.
DO $$
DECLARE
  statement text;
BEGIN
  FOR statement IN
    SELECT format('ALTER TABLE notification_settings RENAME CONSTRAINT %I TO %I', conname, present)
    FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1],
      concat('notification_settings_', attname, '_not_null') AS present
    WHERE conrelid = 'notification_settings'::regclass AND contype = 'n' AND conname <> present
  LOOP
    EXECUTE statement;
  END LOOP;
END $$;
