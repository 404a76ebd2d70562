/** The categories that a product can be added to, in the order of the form. */
export const categories = [
  'Electronics & Gadgets',
  'Home & Kitchen Appliances',
  'Fashion & Apparel',
  'Industrial Machinery & Tools',
  'Health & Beauty',
  'Automotive Parts & Accessories',
  'Office Supplies & Stationery',
] as const
