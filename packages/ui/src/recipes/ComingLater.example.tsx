import { Button } from '@arot/ui/Button'
import { lazy, Suspense, useState } from 'react'

// Outside of components, so that the module is requested once.
const Dialog = lazy(async () => ({ default: (await import('@arot/ui/Dialog')).Dialog }))

export function ComingLaterExample() {
  const [isOpen, setIsOpen] = useState(false)
  const [wasAsked, setWasAsked] = useState(false)

  function open() {
    setWasAsked(true)
    setIsOpen(true)
  }

  return (
    <>
      <Button onClick={open} onPointerEnter={() => import('@arot/ui/Dialog')}>
        Terms of delivery
      </Button>
      {wasAsked ? (
        <Suspense>
          <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title="Terms of delivery">
            Shipped from Chattogram within five working days; freight is the buyer’s.
          </Dialog>
        </Suspense>
      ) : null}
    </>
  )
}
