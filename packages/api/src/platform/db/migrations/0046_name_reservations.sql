ALTER TABLE holds RENAME TO reservations;
CREATE VIEW holds AS SELECT * FROM reservations;

ALTER INDEX holds_by_buyer RENAME TO reservations_by_buyer;
ALTER INDEX holds_by_expiry RENAME TO reservations_by_expiry;
ALTER INDEX holds_pkey RENAME TO reservations_pkey;
