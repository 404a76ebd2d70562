import { NotFound } from '@arot/ui/NotFound'
import { paths } from '../../addresses.ts'
import { PageHead } from '../../frame/PageHead.tsx'
import { titles } from '../../words.ts'

export function NotFoundPage() {
  return (
    <>
      <PageHead title={titles.notFound} isHidden />
      <NotFound homeHref={paths.home} />
    </>
  )
}
