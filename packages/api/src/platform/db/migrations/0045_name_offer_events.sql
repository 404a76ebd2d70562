ALTER TABLE offer_steps RENAME TO offer_events;
CREATE VIEW offer_steps AS SELECT * FROM offer_events;

ALTER INDEX offer_steps_one_end RENAME TO offer_events_one_end;
ALTER INDEX offer_steps_pkey RENAME TO offer_events_pkey;
