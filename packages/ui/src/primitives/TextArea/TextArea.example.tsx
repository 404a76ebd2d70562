import { TextArea } from '@arot/ui/TextArea'

export function TextAreaExample() {
  return (
    <TextArea
      label="Note to the supplier"
      hint="They read it with the order."
      maxLength={500}
      rows={3}
      className="max-w-md"
    />
  )
}
