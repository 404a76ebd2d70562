import type { Product } from '@arot/contract'

/** The columns of a product as the wire names them. */
export const productColumns = `id AS _id, name, image, brand, category, description, price::float8 AS price,
  rating::float8 AS rating, main_quantity AS "mainQuantity", min_quantity AS "minQuantity", version`

export type ProductRow = Required<Product>
