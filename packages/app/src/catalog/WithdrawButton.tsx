import { Button } from '@arot/ui/Button'
import { useAlerts } from '@arot/ui/useAlerts'
import { useState } from 'react'
import { t } from '../platform/i18n/words.ts'
import { messages } from './messages.ts'

type WithdrawButtonProps = {
  isWithdrawn: boolean
  onWithdrawnChange: (isWithdrawn: boolean) => Promise<void>
}

/** Withdraws the owner's product after a confirmation, or publishes it again. */
export function WithdrawButton({ isWithdrawn, onWithdrawnChange }: WithdrawButtonProps) {
  const { alert, confirm } = useAlerts()
  const [isPending, setIsPending] = useState(false)

  async function change() {
    if (!isWithdrawn && !(await confirm({ ...messages.withdraw, confirmLabel: t('Withdraw') }))) return
    setIsPending(true)
    try {
      await onWithdrawnChange(!isWithdrawn)
      void alert(isWithdrawn ? messages.published : messages.withdrawn)
    } catch (cause) {
      void alert(messages.lifeNotChanged(cause))
    } finally {
      setIsPending(false)
    }
  }

  return (
    <Button variant="secondary" isPending={isPending} onClick={() => void change()}>
      {isWithdrawn ? t('Publish again') : t('Withdraw')}
    </Button>
  )
}
