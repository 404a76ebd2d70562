import { AlertsProvider, useAlerts } from '@arot/ui/Alerts'
import { Button } from '@arot/ui/Button'
import { ToastProvider, useToast } from '@arot/ui/Toast'
import { useRef, useState } from 'react'

/** Render both providers once, around all of your pages. */
export function ConfirmingExample() {
  return (
    <AlertsProvider>
      <ToastProvider>
        <Offers />
      </ToastProvider>
    </AlertsProvider>
  )
}

type State = 'offered' | 'paused' | 'deleted'

const goods = ['Jute sacks', 'Ceramic mugs', 'Work gloves']

function Offers() {
  const [states, setStates] = useState<Record<string, State>>({})
  const tell = useRef<() => void>(null)
  const { confirm } = useAlerts()
  const toast = useToast()

  function become(name: string, state: State, title: string) {
    // The earlier toast is outdated: it closes, so that nothing is announced twice.
    tell.current?.()
    setStates((before) => ({ ...before, [name]: state }))
    tell.current = toast({ title, tone: 'success' })
  }

  async function remove(name: string) {
    const isSure = await confirm({
      title: `Delete “${name}”?`,
      text: 'Its reviews and its history go with it. This cannot be undone.',
      confirmLabel: 'Delete the product',
      cancelLabel: 'Keep it',
      tone: 'error',
    })
    if (isSure) become(name, 'deleted', `${name} is deleted.`)
  }

  return (
    <section aria-label="Your offers" tabIndex={-1}>
      <ul className="grid gap-3">
        {goods
          .filter((name) => states[name] !== 'deleted')
          .map((name) => (
            <li key={name} className="flex flex-wrap items-center gap-3">
              <span className="min-w-40">{states[name] === 'paused' ? `${name} (not offered)` : name}</span>
              {states[name] === 'paused' ? (
                <Button variant="secondary" onClick={() => become(name, 'offered', `${name} is offered again.`)}>
                  Offer again
                </Button>
              ) : (
                <Button variant="secondary" onClick={() => become(name, 'paused', `${name} is no longer offered.`)}>
                  Stop offering
                </Button>
              )}
              <Button variant="ghost" onClick={() => remove(name)}>
                Delete
              </Button>
            </li>
          ))}
      </ul>
    </section>
  )
}
