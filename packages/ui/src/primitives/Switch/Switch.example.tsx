import { Switch } from '@arot/ui/Switch'
import { useState } from 'react'

export function SwitchExample() {
  const [isOn, setIsOn] = useState(true)
  return <Switch label="Take orders" hint="Buyers see that you do." checked={isOn} onValueChange={setIsOn} />
}
