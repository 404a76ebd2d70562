import { About } from '@arot/ui/About'
import { paths } from '../../addresses.ts'
import { config } from '../../config.ts'
import { PageHead } from '../../frame/PageHead.tsx'
import { descriptions, titles } from '../../words.ts'

export function AboutUsPage() {
  return (
    <>
      <PageHead title={titles[paths.aboutUs]} description={descriptions.of(paths.aboutUs)} />
      <About name={config.brandName} categoriesHref={paths.allCategories} />
    </>
  )
}
