import { Field } from '@arot/ui/Field'
import { useState } from 'react'

const firstDay = '2026-11-23'

export function FieldExample() {
  const [day, setDay] = useState('2026-11-20')
  return (
    <Field
      label="Pick up from"
      hint="Our gate is open from 8 to 16."
      error={day < firstDay ? 'Choose 23 November or later.' : undefined}
      className="max-w-sm"
    >
      {(field) => (
        <input
          {...field}
          type="date"
          value={day}
          onChange={(event) => setDay(event.target.value)}
          className="h-10 rounded-md border px-3"
        />
      )}
    </Field>
  )
}
