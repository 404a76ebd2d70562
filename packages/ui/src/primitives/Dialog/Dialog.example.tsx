import { Button } from '@arot/ui/Button'
import { Dialog } from '@arot/ui/Dialog'
import { TextInput } from '@arot/ui/TextInput'
import { useState } from 'react'

export function DialogExample() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Add address</Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title="New address"
        description="Where your goods are brought to."
        footer={<Button onClick={() => setIsOpen(false)}>Save address</Button>}
      >
        <TextInput label="Street and number" autoComplete="street-address" />
      </Dialog>
    </>
  )
}
