import { Button } from '@arot/ui/Button'
import { Dialog } from '@arot/ui/Dialog'
import { TextArea } from '@arot/ui/TextArea'
import { useState } from 'react'

export function DialogExample() {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Ask the supplier</Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title="Ask Sonali Audio"
        description="They answer within a working day."
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <Button onClick={close}>Send the question</Button>
          </>
        }
      >
        <TextArea label="Your question" hint="They see your company’s name beside it." />
      </Dialog>
    </>
  )
}
