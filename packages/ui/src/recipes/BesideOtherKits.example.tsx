import { Button } from '@arot/ui/Button'
import { Dialog } from '@arot/ui/Dialog'
import { Menu, MenuItem } from '@arot/ui/Menu'
import { Select } from '@arot/ui/Select'
import { useState } from 'react'

const countries = ['Bangladesh', 'Bhutan', 'Nepal'].map((value) => ({ value, label: value }))

/** In the place of another kit's dialog, which lies at 1300 as MUI's does. */
export function BesideOtherKitsExample() {
  const [isTheirs, setIsTheirs] = useState(false)
  const [isOurs, setIsOurs] = useState(false)
  return (
    <div>
      {/* Once, in your own sheet: what opens later lies above, of either kit. */}
      <style>{':root { --arot-layer: 1300 }'}</style>
      <Button onClick={() => setIsTheirs(true)}>Open theirs</Button>
      {isTheirs ? (
        <div
          role="dialog"
          aria-label="Theirs"
          className="fixed inset-x-4 top-16 grid justify-items-start gap-4 bg-arot-surface p-6 shadow-arot-pop"
          style={{ zIndex: 1300 }}
        >
          <strong>A dialog of another kit</strong>
          <Select label="Country" options={countries} />
          <Menu label="Order" trigger={<Button variant="secondary">Our menu in theirs</Button>}>
            <MenuItem onSelect={() => {}}>Copy</MenuItem>
            <MenuItem onSelect={() => {}}>Print</MenuItem>
          </Menu>
          <Button onClick={() => setIsOurs(true)}>Ours above theirs</Button>
          <Button variant="ghost" onClick={() => setIsTheirs(false)}>
            Close
          </Button>
        </div>
      ) : null}
      <Dialog
        isOpen={isOurs}
        onOpenChange={setIsOurs}
        title="Ours"
        description="Escape closes this one, and the focus is back in theirs."
      />
    </div>
  )
}
