import { TextArea } from '@arot/ui/TextArea'

export function TextAreaExample() {
  return (
    <TextArea
      label="Description"
      hint="Material, packing, what is in the carton."
      name="description"
      defaultValue="Closed-back, 40 mm drivers, foldable. Carton of 24, retail boxed."
      className="max-w-sm"
    />
  )
}
