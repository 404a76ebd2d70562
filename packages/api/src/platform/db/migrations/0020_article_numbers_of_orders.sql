-- An order is also sought by the article number that it was bought under. Each side has its way to them: a number that few of
-- its orders have is found at once, and those of a number that many have come newest first, a state at a time. Neither index
-- can be taken for the other: their planner believed that the supplier's would do for a buyer.
CREATE INDEX cart_items_bought_as ON cart_items (uid, lower((snapshot ->> 'sku') COLLATE "C"), state, buy_date, ord)
  WHERE snapshot ->> 'sku' IS NOT NULL AND uid IS NOT NULL;
CREATE INDEX cart_items_sold_as ON cart_items (supplier_uid, lower((snapshot ->> 'sku') COLLATE "C"), state, buy_date, ord)
  WHERE snapshot ->> 'sku' IS NOT NULL AND supplier_uid IS NOT NULL;

-- How frequent a number is nobody knows before: the planner would take each for one in two hundred.
ANALYZE cart_items;
