import { ButtonLink } from '@arot/ui/Button'
import { EmptyState } from '@arot/ui/EmptyState'
import { t } from '../platform/i18n/words.ts'
import { PageHead } from '../platform/PageHead.tsx'
import { paths } from '../routes.ts'

/** An address of a product that is not, or no longer, in the catalogue. */
export function NoSuchProduct() {
  return (
    <>
      <PageHead route="product" title={t('No such product')} />
      <h1 className="sr-only">{t('No such product')}</h1>
      <EmptyState
        title={t('This product is not in the catalogue.')}
        text={t('It may have been taken off, or the address is not quite right.')}
        action={<ButtonLink href={paths.allProducts}>{t('See all products')}</ButtonLink>}
      />
    </>
  )
}
