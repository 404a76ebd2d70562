import { Button } from '@arot/ui/Button'
import { ToastProvider, useToast } from '@arot/ui/Toast'

export function ToastExample() {
  return (
    <ToastProvider>
      <Saver />
    </ToastProvider>
  )
}

function Saver() {
  const toast = useToast()
  return (
    <Button onClick={() => toast({ tone: 'success', title: 'Product saved.', text: 'Buyers see it at once.' })}>
      Save product
    </Button>
  )
}
