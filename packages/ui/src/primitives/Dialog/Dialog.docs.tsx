import { type ReactNode, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'

type DialogDemoProps = Omit<DialogProps, 'isOpen' | 'onOpenChange' | 'footer'> & {
  opener: string
  footer: (close: () => void) => ReactNode
}

/** A button that opens a dialog. */
export function DialogDemo({ opener, footer, ...props }: DialogDemoProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {opener}
      </Button>
      <Dialog {...props} isOpen={isOpen} onOpenChange={setIsOpen} footer={footer(() => setIsOpen(false))} />
    </div>
  )
}
