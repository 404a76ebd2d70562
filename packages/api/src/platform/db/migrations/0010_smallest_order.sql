-- Whoever looks for what can be bought in small finds it in order, however rare it is.
CREATE INDEX products_by_smallest_order
  ON products (((min_quantity + order_multiple - 1) / order_multiple * order_multiple), ord);
