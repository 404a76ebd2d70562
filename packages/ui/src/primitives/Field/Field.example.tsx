import { Field } from '@arot/ui/Field'

export function FieldExample() {
  return (
    <Field label="Gate opens at" hint="Of your warehouse, in its own time.">
      {(control) => <input type="time" defaultValue="07:30" {...control} />}
    </Field>
  )
}
