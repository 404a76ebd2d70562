import { TextInput } from '@arot/ui/TextInput'
import { useState } from 'react'

export function TextInputExample() {
  const [name, setName] = useState('Jute')
  return (
    <div className="grid max-w-sm gap-4">
      <TextInput
        label="Product name"
        hint="As it stands on the carton."
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={name.length < 5 ? 'The name has at least 5 characters' : ''}
      />
      <TextInput label="Email" type="email" name="email" autoComplete="email" placeholder="you@company.example" />
    </div>
  )
}
