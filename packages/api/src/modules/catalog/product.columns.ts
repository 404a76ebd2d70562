import type { Product } from '@arot/contract'

/** The columns of a product as the wire names them. */
export const productColumns = `id AS _id, name, image, brand, category, description, price::float8 AS price,
  rating::float8 AS rating, number_of(stars) AS "reviewCount", main_quantity AS "mainQuantity", min_quantity AS "minQuantity", version, sku,
  nullif(order_multiple, 1) AS "orderMultiple", price_breaks AS "priceBreaks", lead_days AS "leadDays", (
    SELECT jsonb_strip_nulls(jsonb_build_object('id', s.id, 'name', s.name, 'verified', s.verified_since IS NOT NULL,
      'smallestOrderValue', s.smallest_order_value)) FROM suppliers AS s WHERE s.uid = products.owner_uid
  ) AS supplier, withdrawn_at IS NOT NULL AS withdrawn,
  CASE WHEN more_images <> '{}' THEN array_prepend(image, more_images) END AS images`

/** What a product does not have comes as null. */
export type ProductRow = Product & { version: number }
