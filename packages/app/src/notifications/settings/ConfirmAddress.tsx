import { Banner } from '@arot/ui/Banner'
import { Button } from '@arot/ui/Button'
import { useEffect, useEffectEvent, useState } from 'react'
import { t } from '../../platform/i18n/words.ts'

export type ConfirmAddressProps = {
  onSend: () => Promise<void>
  /** Called when the reader may have confirmed the address: at first, and whenever they return to the page. */
  onCheck: () => void
}

/** Explains why no emails are sent yet, and sends the confirmation email. */
export function ConfirmAddress({ onSend, onCheck }: ConfirmAddressProps) {
  const [state, setState] = useState<'unsent' | 'sent' | 'failed'>('unsent')
  const check = useEffectEvent(onCheck)

  useEffect(() => {
    check()
    window.addEventListener('focus', check)
    return () => window.removeEventListener('focus', check)
  }, [])

  async function send() {
    await onSend().then(
      () => setState('sent'),
      () => setState('failed'),
    )
  }

  return (
    <Banner
      tone={state === 'failed' ? 'warning' : 'info'}
      title={t('Emails start once you confirm your address')}
      text={texts[state]()}
      action={<Button onClick={send}>{t('Send confirmation email')}</Button>}
    />
  )
}

const texts = {
  unsent: () => t('We only send emails to confirmed addresses.'),
  sent: () => t('We sent you an email. Open the link in it, then come back to this page.'),
  failed: () => t("We couldn't send the email. Try again in a few minutes."),
}
