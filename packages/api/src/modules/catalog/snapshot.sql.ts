/** The snapshot of an order is the server’s own: the product as it is at this moment, whatever the client sent. */
export const snapshotOf = (product: string) => `jsonb_strip_nulls(jsonb_build_object('name', ${product}.name,
  'brand', ${product}.brand, 'category', ${product}.category, 'description', ${product}.description,
  'minQuantity', ${product}.min_quantity, 'image', ${product}.image, 'sku', ${product}.sku))`
