ALTER TABLE stock_moves RENAME TO stock_movements;
ALTER TABLE stock_movements RENAME COLUMN shelf TO on_hand;
ALTER TABLE stock_movements RENAME COLUMN held TO reserved;
ALTER TABLE stock_movements RENAME COLUMN carted TO sold;
CREATE VIEW stock_moves AS SELECT id, product_id, kind, on_hand AS shelf, reserved AS held, sold AS carted, uid, at
FROM stock_movements;

ALTER INDEX stock_moves_pkey RENAME TO stock_movements_pkey;
