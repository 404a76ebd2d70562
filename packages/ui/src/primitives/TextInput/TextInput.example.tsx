import { TextInput } from '@arot/ui/TextInput'

export function TextInputExample() {
  return (
    <div className="grid max-w-sm gap-4">
      <TextInput label="Company" autoComplete="organization" />
      <TextInput label="Email" type="email" autoComplete="email" hint="The invoice goes there." />
    </div>
  )
}
