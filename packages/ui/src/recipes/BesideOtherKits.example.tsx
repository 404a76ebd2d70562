import { Button } from '@arot/ui/Button'
import { Dialog } from '@arot/ui/Dialog'
import { Menu, MenuItem } from '@arot/ui/Menu'
import { Select } from '@arot/ui/Select'
import { useState } from 'react'
import { createPortal } from 'react-dom'

const countries = ['Bangladesh', 'Bhutan', 'Nepal'].map((value) => ({ value, label: value }))

export function BesideOtherKitsExample() {
  const [isTheirs, setIsTheirs] = useState(false)
  const [isOurs, setIsOurs] = useState(false)
  return (
    <div>
      {/* Put this once into your own style sheet: the overlay that opens last is on top, of either library. */}
      <style>{':root { --arot-layer: 1300 }'}</style>
      <Button onClick={() => setIsTheirs(true)}>Open theirs</Button>
      {isTheirs ? <TheirDialog onClose={() => setIsTheirs(false)} onAsk={() => setIsOurs(true)} /> : null}
      <Dialog
        isOpen={isOurs}
        onOpenChange={setIsOurs}
        title="Ours"
        description="Escape closes this one, and the focus is back in theirs."
      />
    </div>
  )
}

/** Stands in for another library's dialog: at the end of the page, with a `z-index` of 1300 like MUI's. */
function TheirDialog({ onClose, onAsk }: { onClose: () => void; onAsk: () => void }) {
  return createPortal(
    <div
      role="dialog"
      aria-label="Theirs"
      className="fixed inset-x-4 top-16 grid justify-items-start gap-4 border border-arot-line bg-arot-surface p-6 text-arot-ink"
      style={{ zIndex: 1300 }}
    >
      <strong>A dialog of another kit</strong>
      <Select label="Country" options={countries} />
      <Menu label="Order" trigger={<Button variant="secondary">Our menu in theirs</Button>}>
        <MenuItem onSelect={() => {}}>Copy</MenuItem>
        <MenuItem onSelect={() => {}}>Print</MenuItem>
      </Menu>
      <Button onClick={onAsk}>Ours above theirs</Button>
      <Button variant="ghost" onClick={onClose}>
        Close
      </Button>
    </div>,
    document.body,
  )
}
