import type { ComponentProps } from 'react'
import { changeHandler } from '../../lib/changeHandler.ts'
import { cn, fromCaller } from '../../lib/cn.ts'
import { control, type FieldPropName, ownDirection, readOnly, type SizeProp, singleLine } from '../Field/control.ts'
import { Field, type FieldProps } from '../Field/Field.tsx'
import { withDescription } from '../Field/FieldMessages.tsx'

export type TextInputProps = FieldProps &
  SizeProp &
  Omit<ComponentProps<'input'>, FieldPropName | 'type'> & {
    /** Called with the value after each change. The native `onChange` gets the event. */
    onValueChange?: ((value: string) => void) | undefined
    /** The kind of text. It decides the keyboard of a phone and the browser's validation. @default 'text' */
    type?: 'text' | 'email' | 'url' | 'tel' | 'search' | undefined
  }

/** One line of text in a field. Native props and `ref` go to the input, `className` goes to the field. */
export function TextInput({
  label,
  hint,
  error,
  mark,
  isLabelHidden,
  size = 'md',
  id,
  type = 'text',
  onValueChange,
  onChange,
  className,
  ...props
}: TextInputProps) {
  return (
    <Field
      {...{ label, hint, error, isLabelHidden, required: props.required, mark, className: fromCaller(className) }}
      controlId={id}
    >
      {(field) => (
        <input
          data-slot="text-input"
          {...props}
          {...withDescription(field, props['aria-describedby'])}
          {...changeHandler(onChange, onValueChange)}
          type={type}
          className={cn(control, singleLine[size], readOnly, ownDirection, 'text-ellipsis')}
        />
      )}
    </Field>
  )
}
