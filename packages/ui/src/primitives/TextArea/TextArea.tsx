import type { ComponentProps } from 'react'
import { changeHandler } from '../../lib/changeHandler.ts'
import { cn, fromCaller } from '../../lib/cn.ts'
import { control, type FieldPropName, ownDirection, readOnly } from '../Field/control.ts'
import { Field, type FieldProps } from '../Field/Field.tsx'
import { withDescription } from '../Field/FieldMessages.tsx'

export type TextAreaProps = FieldProps &
  Omit<ComponentProps<'textarea'>, FieldPropName> & {
    /** Called with the value after each change. The native `onChange` gets the event. */
    onValueChange?: ((value: string) => void) | undefined
  }

/** Several lines of text. It grows with the text if the browser supports that, and the user can always change its height. */
export function TextArea({
  label,
  hint,
  error,
  mark,
  isLabelHidden,
  id,
  rows = 6,
  onValueChange,
  onChange,
  className,
  ...props
}: TextAreaProps) {
  return (
    <Field
      {...{ label, hint, error, isLabelHidden, required: props.required, mark, className: fromCaller(className) }}
      controlId={id}
    >
      {(field) => (
        <textarea
          data-slot="text-area"
          {...props}
          {...withDescription(field, props['aria-describedby'])}
          {...changeHandler(onChange, onValueChange)}
          rows={rows}
          className={cn(control, readOnly, ownDirection, 'field-sizing-content max-h-96 min-h-24 resize-y px-3 py-2')}
        />
      )}
    </Field>
  )
}
