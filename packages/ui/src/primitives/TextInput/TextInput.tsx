import type { ComponentProps } from 'react'
import { changeHandler } from '../../lib/changeHandler.ts'
import { cn, fromCaller } from '../../lib/cn.ts'
import { control, type FieldPropName, ownDirection, readOnly, type SizeProp, singleLine } from '../Field/control.ts'
import { Field, type FieldProps } from '../Field/Field.tsx'
import { withDescription } from '../Field/FieldMessages.tsx'

export type TextInputProps = FieldProps &
  SizeProp &
  Omit<ComponentProps<'input'>, FieldPropName | 'type'> & {
    /** Told what stands in it after each change; the native `onChange` is told the event. */
    onValueChange?: ((value: string) => void) | undefined
    /**
     * The kind of text, which decides the keyboard of a phone and what the browser checks.
     * @default 'text'
     */
    type?: 'text' | 'email' | 'url' | 'tel' | 'search' | undefined
  }

/** One line of text with its field around it: native props and `ref` reach the input, `className` the field. */
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
