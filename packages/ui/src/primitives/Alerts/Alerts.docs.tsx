import { Button } from '../Button/Button.tsx'
import { AlertsProvider, type ConfirmRequest, useAlerts } from './Alerts.tsx'

/** A button that asks a question. */
export function ConfirmExample(request: ConfirmRequest) {
  return (
    <AlertsProvider>
      <Asker {...request} />
    </AlertsProvider>
  )
}

function Asker(request: ConfirmRequest) {
  const { confirm } = useAlerts()
  return (
    <div>
      <Button variant="secondary" onClick={() => confirm(request)}>
        Remove 120 headphones
      </Button>
    </div>
  )
}
