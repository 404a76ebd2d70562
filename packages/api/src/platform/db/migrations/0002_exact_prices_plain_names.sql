-- What the first release let in and the rules refuse now is mended, and each mending written down in the audit; then the
-- database refuses it too. Stock is not bounded here beyond what it was: units that come back must always find room.

CREATE FUNCTION pg_temp.plain(told text) RETURNS text LANGUAGE sql IMMUTABLE
RETURN btrim(regexp_replace(regexp_replace(normalize(told, NFC),
  '[\u0001-\u0008\u000E-\u001F\u007F-\u009F\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF0-\uFFF8\U000E0000-\U000E0FFF]', '', 'g'),
  '[\u0009-\u000D\u0020\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]+', ' ', 'g'));

CREATE TEMP TABLE mended ON COMMIT DROP AS
  SELECT * FROM (
    SELECT ord,
      coalesce(nullif(pg_temp.plain(name), ''), 'Unnamed') AS name,
      coalesce(nullif(pg_temp.plain(brand), ''), 'Unnamed') AS brand,
      CASE WHEN pg_temp.plain(category) ~ '^\.*$' THEN 'Other' ELSE pg_temp.plain(category) END AS category,
      least(greatest(round(price, 2), 0.01), 1e9) AS price,
      least(min_quantity, 1000000) AS min_quantity
    FROM products
  ) AS rightly
  WHERE NOT EXISTS (
    SELECT FROM products WHERE products.ord = rightly.ord
      AND (products.name, products.brand, products.category, products.price, products.min_quantity)
        = (rightly.name, rightly.brand, rightly.category, rightly.price, rightly.min_quantity)
  );

INSERT INTO product_audit (product_id, uid, action, version, changes)
  SELECT p.id, NULL, 'changed', p.version + 1, (
    SELECT jsonb_object_agg(field, jsonb_build_array(before, after)) FROM (VALUES
      ('name', to_jsonb(p.name), to_jsonb(m.name)),
      ('brand', to_jsonb(p.brand), to_jsonb(m.brand)),
      ('category', to_jsonb(p.category), to_jsonb(m.category)),
      ('price', to_jsonb(p.price), to_jsonb(m.price)),
      ('minQuantity', to_jsonb(p.min_quantity), to_jsonb(m.min_quantity))
    ) AS changed (field, before, after) WHERE before <> after
  ) FROM products p JOIN mended m USING (ord) ORDER BY ord;

UPDATE products SET version = version + 1, name = m.name, brand = m.brand, category = m.category, price = m.price,
  min_quantity = m.min_quantity
FROM mended m WHERE products.ord = m.ord;

ALTER TABLE products
  DROP CONSTRAINT products_price_check,
  ADD CONSTRAINT products_price_check CHECK (price > 0 AND price <= 1e9 AND scale(trim_scale(price)) <= 4),
  DROP CONSTRAINT products_min_quantity_check,
  ADD CONSTRAINT products_min_quantity_check CHECK (min_quantity BETWEEN 1 AND 1000000),
  ADD CONSTRAINT products_rating_is_a_figure CHECK (rating <> 'NaN'),
  ADD CONSTRAINT products_category_is_a_name CHECK (category !~ '^\.*$'),
  -- Two brands that look alike are one: in one form, without what cannot be seen, one blank at a time.
  ADD CONSTRAINT products_names_are_plain CHECK (
    (name || '|' || brand || '|' || category) IS NFC NORMALIZED
    AND (name || '|' || brand || '|' || category) !~ '[\u0001-\u001F\u007F-\u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u2000-\u200B\u200E\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFEFF\uFFA0\uFFF0-\uFFF8\U000E0000-\U000E0FFF]'
  );
