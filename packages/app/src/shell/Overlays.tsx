import { AlertsProvider } from '@arot/ui/Alerts'
import { ToastProvider } from '@arot/ui/Toast'
import { type Alerts, useAlerts } from '@arot/ui/useAlerts'
import { type ToastMessage, useToast } from '@arot/ui/useToast'
import { useEffect } from 'react'

export type Announcer = Alerts & { toast: (toast: ToastMessage) => () => void }

type OverlaysProps = { onHere: (announcer: Announcer) => void }

/** Draws the alerts and toasts of all pages. */
export function Overlays(props: OverlaysProps) {
  return (
    <AlertsProvider>
      <ToastProvider>
        <Here {...props} />
      </ToastProvider>
    </AlertsProvider>
  )
}

function Here({ onHere }: OverlaysProps) {
  const { alert, confirm } = useAlerts()
  const toast = useToast()
  useEffect(() => onHere({ alert, confirm, toast }), [onHere, alert, confirm, toast])
  return null
}
