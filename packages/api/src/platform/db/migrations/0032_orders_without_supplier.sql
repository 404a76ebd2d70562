-- Releases from before 0008 know no suppliers and check no schema: they would start and take orders that nobody can answer.
-- Their INSERT leaves this column out. The column's CHECK refuses the empty default, so the purchase fails. Later releases
-- always name the column, with NULL for a product without an owner.
ALTER TABLE cart_items ALTER COLUMN supplier_uid SET DEFAULT '';
