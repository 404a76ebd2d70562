import { CategoryGrid } from '@arot/ui/CategoryGrid'

export function CategoryGridExample() {
  return (
    <CategoryGrid
      categories={['Electronics & Gadgets', 'Fashion & Apparel', 'Health & Beauty']}
      hrefFor={(category) => `#${encodeURIComponent(category)}`}
    />
  )
}
