import { About } from '@arot/trade/About'
import { t } from '../../platform/i18n/words.ts'
import { PageHead } from '../../platform/PageHead.tsx'
import { useSite } from '../../platform/site.ts'
import { paths } from '../../routes.ts'

/** `hasSuppliers`: whether the text links to the suppliers. */
export function AboutUsPage({ hasSuppliers = false }: { hasSuppliers?: boolean | undefined }) {
  const { config } = useSite()
  return (
    <>
      <PageHead
        route="aboutUs"
        description={t('Browse categories, connect with suppliers and negotiate bulk deals.')}
      />
      <About
        name={config.brandName}
        categoriesHref={paths.allCategories}
        suppliersHref={hasSuppliers ? paths.suppliers : undefined}
        dealsHref={hasSuppliers ? paths.allProducts : undefined}
      />
    </>
  )
}
