import { ButtonLink } from '@arot/ui/Button'
import { EmptyState } from '@arot/ui/EmptyState'
import { PageHead } from '../platform/PageHead.tsx'
import { paths } from '../routes.ts'

/** An address of a product that is not, or no longer, in the catalogue. */
export function NoSuchProduct() {
  return (
    <>
      <PageHead route="product" title="No such product" />
      <h1 className="sr-only">No such product</h1>
      <EmptyState
        title="This product is not in the catalogue."
        text="It may have been taken off, or the address is not quite right."
        action={<ButtonLink href={paths.allProducts}>See all products</ButtonLink>}
      />
    </>
  )
}
