import { Button } from '@arot/ui/Button'
import { Checkbox, CheckboxGroup } from '@arot/ui/Checkbox'
import { useState } from 'react'

export function CheckboxExample() {
  const [sent, setSent] = useState('')
  return (
    <form
      className="grid justify-items-start gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        setSent(new FormData(event.currentTarget).getAll('paper').join(', ') || 'nothing')
      }}
    >
      <CheckboxGroup label="Papers with each delivery" hint="They reach you by mail.">
        <Checkbox name="paper" value="invoice" label="Invoice" defaultChecked />
        <Checkbox name="paper" value="delivery note" label="Delivery note" />
        <Checkbox name="paper" value="origin" label="Certificate of origin" hint="Costs $12.00 a shipment." />
      </CheckboxGroup>
      <Button type="submit">Save the choice</Button>
      <p role="status">{sent === '' ? '' : `You get: ${sent}.`}</p>
    </form>
  )
}
