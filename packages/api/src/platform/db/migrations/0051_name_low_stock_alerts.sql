ALTER TABLE short_products RENAME TO low_stock_alerts;
CREATE VIEW short_products AS SELECT * FROM low_stock_alerts;

ALTER INDEX short_products_pkey RENAME TO low_stock_alerts_pkey;
