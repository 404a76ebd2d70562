import { type Alerts, AlertsContext } from '@arot/ui/useAlerts'
import { ToastContext, type ToastMessage } from '@arot/ui/useToast'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { lazyWithRetry } from '../platform/lazy.tsx'
import { inWords } from '../platform/messages.ts'
import type { Announcer } from './Overlays.tsx'

const Overlays = lazyWithRetry(async () => (await import('./Overlays.tsx')).Overlays)

/**
 * Alerts, confirmations and toasts for all pages. Their code loads at the first input, and earlier messages wait for
 * it.
 */
export function Announcements({ children }: { children: ReactNode }) {
  const [isWanted, setIsWanted] = useState(false)
  const [{ alerts, toast, tell }] = useState(() => awaitAnnouncer(() => setIsWanted(true)))
  useFirstSign(() => setIsWanted(true))
  return (
    <AlertsContext value={alerts}>
      <ToastContext value={toast}>{children}</ToastContext>
      <Suspense>{isWanted ? <Overlays onHere={tell} /> : null}</Suspense>
    </AlertsContext>
  )
}

function awaitAnnouncer(want: () => void) {
  let tell: (announcer: Announcer) => void = () => {}
  const here = new Promise<Announcer>((resolve) => {
    tell = resolve
  })
  function announcer() {
    want()
    return here
  }
  const alerts: Alerts = {
    alert: async (request) => (await announcer()).alert(inWords(request)),
    confirm: async (request) => (await announcer()).confirm(inWords(request)),
  }
  function toast(message: ToastMessage) {
    const toast = announcer().then((it) => it.toast(inWords(message)))
    return () => void toast.then((takeBack) => takeBack())
  }
  return { alerts, toast, tell }
}

/** The first press or key. A page that is only read never loads the code. */
function useFirstSign(begin: () => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const listening = new AbortController()
    const onSign = () => {
      listening.abort()
      begin()
    }
    for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, onSign, { signal: listening.signal })
    return () => listening.abort()
  }, [])
}
