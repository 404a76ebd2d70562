-- compatible-with: 0042
-- The files from here to 0055 give one table each the name of the glossary, so that none waits for two locks. Under the old
-- name there is a view, with which the previous release reads and writes until a later file drops it.
ALTER TABLE cart_items RENAME TO orders;
CREATE VIEW cart_items AS SELECT * FROM orders;

ALTER INDEX cart_items_bought RENAME TO orders_by_buyer;
ALTER INDEX cart_items_bought_as RENAME TO orders_by_buyer_sku;
ALTER INDEX cart_items_by_offer RENAME TO orders_by_offer;
ALTER INDEX cart_items_by_picture RENAME TO orders_by_picture;
ALTER INDEX cart_items_by_words RENAME TO orders_by_words;
ALTER INDEX cart_items_pkey RENAME TO orders_pkey;
ALTER INDEX cart_items_sold RENAME TO orders_by_supplier;
ALTER INDEX cart_items_sold_as RENAME TO orders_by_supplier_sku;
ALTER INDEX cart_items_unanswered RENAME TO orders_unanswered;
