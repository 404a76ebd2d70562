import { Button } from '@arot/ui/Button'
import { ToastProvider, useToast } from '@arot/ui/Toast'

/** Render the provider once, around all of your pages. */
export function ToastExample() {
  return (
    <ToastProvider>
      <Prices />
    </ToastProvider>
  )
}

function Prices() {
  const toast = useToast()
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => toast({ tone: 'success', title: 'Three prices saved', text: 'Buyers see them now.' })}>
        Save prices
      </Button>
      <Button variant="secondary" onClick={() => toast({ tone: 'error', title: 'The prices could not be loaded' })}>
        Load prices
      </Button>
    </div>
  )
}
