ALTER TABLE brands_bought RENAME TO brand_order_counts;
CREATE VIEW brands_bought AS SELECT * FROM brand_order_counts;

ALTER INDEX brands_bought_pkey RENAME TO brand_order_counts_pkey;
