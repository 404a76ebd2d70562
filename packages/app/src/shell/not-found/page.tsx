import { NotFound } from '@arot/ui/NotFound'
import { PageHead } from '../../platform/PageHead.tsx'
import { paths } from '../../routes.ts'

export function NotFoundPage() {
  return (
    <>
      <PageHead route="notFound" />
      <NotFound homeHref={paths.home} />
    </>
  )
}
