import { CategoryGrid } from '@arot/ui/CategoryGrid'
import { t } from '../../language/words.ts'
import { PageHead } from '../../platform/PageHead.tsx'
import { PageTitle } from '../../platform/PageTitle.tsx'
import { categoryHref } from '../../routes.ts'
import type { Reading } from '../../session/useRead.ts'

export function AllCategoriesPage({ categories }: { categories: Reading<string[]> }) {
  return (
    <>
      <PageHead
        route="allCategories"
        description={t('Every category of the market, from electronics to stationery.')}
      />
      <PageTitle>{t('All Categories')}</PageTitle>
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
