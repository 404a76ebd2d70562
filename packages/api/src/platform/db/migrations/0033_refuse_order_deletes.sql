-- An order is cancelled and never deleted. Releases from before 0008 deleted what a buyer removed from the cart: beside this
-- release they would take an order from its supplier without a trace.
CREATE FUNCTION refuse_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Rows of % are never deleted.', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;

CREATE TRIGGER cart_items_refuse_delete BEFORE DELETE ON cart_items FOR EACH STATEMENT EXECUTE FUNCTION refuse_delete();
