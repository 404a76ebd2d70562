import { AlertsProvider, useAlerts } from '@arot/ui/Alerts'
import { Button } from '@arot/ui/Button'
import { useState } from 'react'

export function AlertsExample() {
  return (
    <AlertsProvider>
      <Order />
    </AlertsProvider>
  )
}

function Order() {
  const { alert, confirm } = useAlerts()
  const [isOpen, setIsOpen] = useState(true)

  async function cancel() {
    const isSure = await confirm({
      title: 'Cancel order 20418?',
      text: 'Sonali Audio has not packed it yet.',
      confirmLabel: 'Cancel the order',
      cancelLabel: 'Keep it',
      tone: 'error',
    })
    if (!isSure) return
    setIsOpen(false)
    await alert({ title: 'The order is cancelled.', text: 'You have paid nothing.', tone: 'success' })
  }

  return isOpen ? (
    <Button variant="secondary" onClick={cancel}>
      Cancel order 20418
    </Button>
  ) : (
    <Button onClick={() => setIsOpen(true)}>Order again</Button>
  )
}
