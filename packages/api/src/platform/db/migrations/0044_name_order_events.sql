ALTER TABLE order_steps RENAME TO order_events;
CREATE VIEW order_steps AS SELECT * FROM order_events;

ALTER INDEX order_steps_pkey RENAME TO order_events_pkey;
