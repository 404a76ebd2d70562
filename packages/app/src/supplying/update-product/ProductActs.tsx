import type { Product } from '@arot/contract'
import { Button, ButtonLink } from '@arot/ui/Button'
import { useAlerts } from '@arot/ui/useAlerts'
import { useState } from 'react'
import { t } from '../../language/words.ts'
import { copyHref } from '../../routes.ts'
import { messages } from '../messages.ts'

type ProductActsProps = {
  product: Product
  onWithdrawnChange: ((withdrawn: boolean) => Promise<void>) | undefined
}

/** What an owner does with a product besides editing it. */
export function ProductActs({ product, onWithdrawnChange }: ProductActsProps) {
  const { alert, confirm } = useAlerts()
  const [isPending, setIsPending] = useState(false)
  const withdrawn = product.withdrawn === true

  async function change(tell: (withdrawn: boolean) => Promise<void>) {
    if (!withdrawn && !(await confirm({ ...messages.withdraw, confirmLabel: t('Withdraw') }))) return
    setIsPending(true)
    try {
      await tell(!withdrawn)
      void alert(withdrawn ? messages.published : messages.withdrawn)
    } catch (cause) {
      void alert(messages.lifeNotChanged(cause))
    } finally {
      setIsPending(false)
    }
  }

  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink variant="secondary" href={copyHref(product)}>
        {t('Duplicate')}
      </ButtonLink>
      {onWithdrawnChange === undefined ? null : (
        <Button variant="secondary" isPending={isPending} onClick={() => void change(onWithdrawnChange)}>
          {withdrawn ? t('Publish again') : t('Withdraw')}
        </Button>
      )}
    </div>
  )
}
