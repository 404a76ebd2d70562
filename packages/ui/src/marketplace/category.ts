import type { Tint } from '../primitives/Picture/Picture.tsx'

/** The seven categories that a supplier can choose. */
export const categories = [
  'Electronics & Gadgets',
  'Home & Kitchen Appliances',
  'Fashion & Apparel',
  'Industrial Machinery & Tools',
  'Health & Beauty',
  'Automotive Parts & Accessories',
  'Office Supplies & Stationery',
] as const

const tints: Record<(typeof categories)[number], Tint> = {
  'Electronics & Gadgets': 'mint',
  'Home & Kitchen Appliances': 'sky',
  'Fashion & Apparel': 'sand',
  'Industrial Machinery & Tools': 'sky',
  'Health & Beauty': 'rose',
  'Automotive Parts & Accessories': 'sand',
  'Office Supplies & Stationery': 'mint',
}

/** The background of a product's picture; mint for a category that is not in the list. */
export function tintOf(category: string): Tint {
  return tints[category as keyof typeof tints] ?? 'mint'
}
