import { Switch } from '@arot/ui/Switch'
import { useState } from 'react'

export function SwitchExample() {
  const [takesOrders, setTakesOrders] = useState(true)
  return (
    <div className="grid gap-3">
      <Switch
        label="Take orders"
        hint={takesOrders ? 'Buyers can order from you.' : 'Buyers see your products and cannot order.'}
        checked={takesOrders}
        onValueChange={setTakesOrders}
      />
      <Switch label="Show stock to everybody" defaultChecked disabledReason="An order is under way." />
    </div>
  )
}
