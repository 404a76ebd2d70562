import { About } from '@arot/ui/About'
import { t } from '../../language/words.ts'
import { PageHead } from '../../platform/PageHead.tsx'
import { useSite } from '../../platform/site.ts'
import { paths } from '../../routes.ts'

export function AboutUsPage() {
  const { config } = useSite()
  return (
    <>
      <PageHead
        route="aboutUs"
        description={t('Browse categories, connect with suppliers and negotiate bulk deals.')}
      />
      <About name={config.brandName} categoriesHref={paths.allCategories} suppliersHref={paths.suppliers} />
    </>
  )
}
