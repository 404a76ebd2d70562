import { CategoryGrid } from '@arot/ui/CategoryGrid'
import { categoryHref, paths } from '../../addresses.ts'
import type { Reading } from '../../data/useRead.ts'
import { PageHead } from '../../frame/PageHead.tsx'
import { PageTitle } from '../../frame/PageTitle.tsx'
import { descriptions, titles } from '../../words.ts'

export function AllCategoriesPage({ categories }: { categories: Reading<string[]> }) {
  return (
    <>
      <PageHead title={titles[paths.allCategories]} description={descriptions.of(paths.allCategories)} />
      <PageTitle>All Categories</PageTitle>
      <CategoryGrid
        categories={categories.data}
        hrefFor={categoryHref}
        isLoading={categories.isLoading}
        error={categories.error}
        onRetry={categories.retry}
      />
    </>
  )
}
