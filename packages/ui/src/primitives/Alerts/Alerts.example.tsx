import { AlertsProvider, useAlerts } from '@arot/ui/Alerts'
import { Button } from '@arot/ui/Button'
import { useState } from 'react'

export function AlertsExample() {
  return (
    <AlertsProvider>
      <Remover />
    </AlertsProvider>
  )
}

function Remover() {
  const alerts = useAlerts()
  const [isRemoved, setIsRemoved] = useState(false)
  async function remove() {
    const isSure = await alerts.confirm({
      title: 'Remove 48 ceramic mugs?',
      text: 'They go back to the supplier’s stock.',
      confirmLabel: 'Remove item',
      tone: 'error',
    })
    if (isSure) setIsRemoved(true)
  }
  return isRemoved ? (
    <p>Removed.</p>
  ) : (
    <Button variant="danger" onClick={remove}>
      Remove item
    </Button>
  )
}
