import { ButtonLink } from '@arot/ui/Button'
import { CategoryGrid } from '@arot/ui/CategoryGrid'
import { t } from '../../platform/i18n/words.ts'
import { Page } from '../../platform/Page.tsx'
import { categoryHref, paths } from '../../routes.ts'
import { type QueryResult, resultProps } from '../../session/useQuery.ts'

export type AllCategoriesPageProps = {
  categories: QueryResult<string[]>
  /** Links to the suppliers, as another way to find products. */
  hasSuppliers?: boolean | undefined
}

export function AllCategoriesPage({ categories, hasSuppliers = false }: AllCategoriesPageProps) {
  return (
    <Page
      route="allCategories"
      description={t('Browse every category, from electronics to stationery.')}
      aside={
        hasSuppliers && (
          <ButtonLink href={paths.suppliers} variant="secondary">
            {t('Suppliers')}
          </ButtonLink>
        )
      }
    >
      <CategoryGrid categories={categories.data} hrefFor={categoryHref} {...resultProps(categories)} />
    </Page>
  )
}
