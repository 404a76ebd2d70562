ALTER TABLE offer_events RENAME CONSTRAINT offer_steps_by_check TO offer_events_by_check;
ALTER TABLE offer_events RENAME CONSTRAINT offer_steps_note_check TO offer_events_note_check;
ALTER TABLE offer_events RENAME CONSTRAINT offer_steps_state_check TO offer_events_state_check;
ALTER TABLE offer_events RENAME CONSTRAINT offer_steps_offer_id_fkey TO offer_events_offer_id_fkey;

-- PostgreSQL names NOT NULL constraints since version 18. Earlier versions find none here.
DO $$
DECLARE
  statement text;
BEGIN
  FOR statement IN
    SELECT format('ALTER TABLE offer_events RENAME CONSTRAINT %I TO %I', conname, present)
    FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1],
      concat('offer_events_', attname, '_not_null') AS present
    WHERE conrelid = 'offer_events'::regclass AND contype = 'n' AND conname <> present
  LOOP
    EXECUTE statement;
  END LOOP;
END $$;
