import { CategoryGrid } from '@arot/ui/CategoryGrid'

const categories = [
  'Electronics & Gadgets',
  'Home & Kitchen Appliances',
  'Health & Beauty',
  'Office Supplies & Stationery',
  'Garden & Outdoor',
]

export function CategoryGridExample() {
  return <CategoryGrid categories={categories} hrefFor={(category) => `#${encodeURIComponent(category)}`} />
}
