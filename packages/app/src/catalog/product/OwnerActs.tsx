import type { Product } from '@arot/contract'
import { ButtonLink } from '@arot/ui/Button'
import { t } from '../../platform/i18n/words.ts'
import { pricesHref, updateProductHref } from '../../routes.ts'
import { WithdrawButton } from '../WithdrawButton.tsx'

type OwnerActsProps = {
  product: Product
  onWithdrawnChange: (isWithdrawn: boolean) => Promise<void>
}

/** Above a product for the supplier who sells it: nobody opens their own product to buy it. */
export function OwnerActs({ product, onWithdrawnChange }: OwnerActsProps) {
  return (
    <section
      aria-label={t('You sell this product')}
      className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-arot-card border border-arot-line bg-arot-surface p-3 ps-4 arot-md:mb-6 print:hidden"
    >
      <p className="font-semibold text-arot-15">{t('You sell this product')}</p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink href={updateProductHref(product)}>{t('Edit')}</ButtonLink>
        <ButtonLink variant="secondary" href={pricesHref(product)}>
          {t('Change Prices')}
        </ButtonLink>
        <WithdrawButton isWithdrawn={product.withdrawn === true} onWithdrawnChange={onWithdrawnChange} />
      </div>
    </section>
  )
}
