import { About } from '@arot/ui/About'
import { paths } from '../../addresses.ts'
import { PageHead } from '../../frame/PageHead.tsx'
import { useSite } from '../../frame/site.ts'
import { descriptions, titles } from '../../words.ts'

export function AboutUsPage() {
  const { config } = useSite()
  return (
    <>
      <PageHead title={titles[paths.aboutUs]} description={descriptions.of(paths.aboutUs)} />
      <About name={config.brandName} categoriesHref={paths.allCategories} />
    </>
  )
}
