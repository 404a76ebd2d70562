import { Button } from '@arot/ui/Button'
import { NumberInput } from '@arot/ui/NumberInput'
import { Popover } from '@arot/ui/Popover'
import { useState } from 'react'

export function PopoverExample() {
  const [most, setMost] = useState('')
  return (
    <Popover
      title="Price of a unit"
      trigger={<Button variant="secondary">{most === '' ? 'Any price' : `Up to $${most}`}</Button>}
    >
      {(close) => (
        <div className="grid gap-3">
          <NumberInput label="At most, in US dollars" hasDecimals value={most} onTextChange={setMost} />
          <Button onClick={close}>Show products</Button>
        </div>
      )}
    </Popover>
  )
}
