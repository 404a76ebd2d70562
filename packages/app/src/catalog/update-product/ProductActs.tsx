import type { Product } from '@arot/contract'
import { ButtonLink } from '@arot/ui/Button'
import { t } from '../../platform/i18n/words.ts'
import { copyHref } from '../../routes.ts'
import { WithdrawButton } from '../WithdrawButton.tsx'

type ProductActsProps = {
  product: Product
  onWithdrawnChange: ((withdrawn: boolean) => Promise<void>) | undefined
}

/** What an owner does with a product besides editing it. */
export function ProductActs({ product, onWithdrawnChange }: ProductActsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink variant="secondary" href={copyHref(product)}>
        {t('Duplicate')}
      </ButtonLink>
      {onWithdrawnChange === undefined ? null : (
        <WithdrawButton isWithdrawn={product.withdrawn === true} onWithdrawnChange={onWithdrawnChange} />
      )}
    </div>
  )
}
