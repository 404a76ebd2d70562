import { About } from '@arot/ui/About'
import { PageHead } from '../../platform/PageHead.tsx'
import { useSite } from '../../platform/site.ts'
import { paths } from '../../routes.ts'

export function AboutUsPage() {
  const { config } = useSite()
  return (
    <>
      <PageHead route="aboutUs" />
      <About name={config.brandName} categoriesHref={paths.allCategories} />
    </>
  )
}
