ALTER TABLE order_events RENAME CONSTRAINT order_steps_by_check TO order_events_by_check;
ALTER TABLE order_events RENAME CONSTRAINT order_steps_carrier_check TO order_events_carrier_check;
ALTER TABLE order_events RENAME CONSTRAINT order_steps_check TO order_events_check;
ALTER TABLE order_events RENAME CONSTRAINT order_steps_note_check TO order_events_note_check;
ALTER TABLE order_events RENAME CONSTRAINT order_steps_state_check TO order_events_state_check;
ALTER TABLE order_events RENAME CONSTRAINT order_steps_tracking_code_check TO order_events_tracking_code_check;
ALTER TABLE order_events RENAME CONSTRAINT order_steps_order_id_fkey TO order_events_order_id_fkey;

-- PostgreSQL names NOT NULL constraints since version 18. Earlier versions find none here.
DO $$
DECLARE
  statement text;
BEGIN
  FOR statement IN
    SELECT format('ALTER TABLE order_events RENAME CONSTRAINT %I TO %I', conname, present)
    FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1],
      concat('order_events_', attname, '_not_null') AS present
    WHERE conrelid = 'order_events'::regclass AND contype = 'n' AND conname <> present
  LOOP
    EXECUTE statement;
  END LOOP;
END $$;
