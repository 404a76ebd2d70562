import { ButtonLink } from '@arot/ui/Button'
import { EmptyState } from '@arot/ui/EmptyState'
import { t } from '../platform/i18n/words.ts'
import { PageHead } from '../platform/PageHead.tsx'
import { paths } from '../routes.ts'

/** The page of a product address that does not exist or no longer exists. */
export function NoSuchProduct() {
  return (
    <>
      <PageHead route="product" title={t('Product not found')} />
      <h1 className="sr-only">{t('Product not found')}</h1>
      <EmptyState
        title={t('We could not find this product.')}
        text={t('It may have been removed, or the address may be wrong.')}
        action={<ButtonLink href={paths.allProducts}>{t('See all products')}</ButtonLink>}
      />
    </>
  )
}
