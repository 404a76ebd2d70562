/** The categories a product may be added to, in the order they are offered. */
export const categories = [
  'Electronics & Gadgets',
  'Home & Kitchen Appliances',
  'Fashion & Apparel',
  'Industrial Machinery & Tools',
  'Health & Beauty',
  'Automotive Parts & Accessories',
  'Office Supplies & Stationery',
] as const
