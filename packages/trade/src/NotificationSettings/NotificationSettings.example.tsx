import { NotificationSettings, type NotificationSettingsProps } from '@arot/trade/NotificationSettings'
import { useState } from 'react'

export function NotificationSettingsExample() {
  const [value, setValue] = useState<NotificationSettingsProps['value']>({
    order_placed: true,
    order_accepted: true,
    order_declined: true,
    order_shipped: true,
    order_received: false,
    order_cancelled: true,
    stock_short: true,
    supplier_verified: true,
    supplier_refused: true,
    supplier_withdrawn: true,
    review_written: true,
    review_answered: true,
    review_hidden: true,
  })
  return (
    <NotificationSettings
      value={value}
      onValueChange={(kind, isOn) => setValue((before) => ({ ...before, [kind]: isOn }))}
    />
  )
}
