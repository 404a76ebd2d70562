import { DateField } from '@arot/ui/DateField'
import { useState } from 'react'

export function DateFieldExample() {
  const [day, setDay] = useState<string | null>(null)
  return (
    <DateField
      label="Deliver from"
      hint="The first day on which your warehouse takes goods."
      min="2026-12-01"
      max="2027-03-31"
      value={day}
      onValueChange={setDay}
      className="max-w-sm"
    />
  )
}
