import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { changeHandler } from '../../lib/changeHandler.ts'
import { cn, fromCaller } from '../../lib/cn.ts'
import { chevron, control, type FieldPropName, type SizeProp, singleLine } from '../Field/control.ts'
import { Field, type FieldProps } from '../Field/Field.tsx'
import { withDescription } from '../Field/FieldMessages.tsx'

export type SelectOption = { value: string; label: string }

export type SelectProps = FieldProps &
  SizeProp &
  Omit<ComponentProps<'select'>, FieldPropName | 'children' | 'multiple' | 'size'> & {
    /** Called with the value after each change. The native `onChange` gets the event. */
    onValueChange?: ((value: string) => void) | undefined
    /** The options, in order. */
    options: readonly SelectOption[]
    /** Text before anything is chosen. It cannot be chosen itself. */
    placeholder?: string | undefined
  }

/** Chooses one of a few options. It is the browser's own list, which works everywhere. */
export function Select({
  label,
  hint,
  error,
  mark,
  isLabelHidden,
  size = 'md',
  id,
  options,
  placeholder,
  onValueChange,
  onChange,
  className,
  ...props
}: SelectProps) {
  const startsEmpty = placeholder !== undefined && props.value === undefined && props.defaultValue === undefined
  return (
    <Field
      {...{ label, hint, error, isLabelHidden, required: props.required, mark, className: fromCaller(className) }}
      controlId={id}
    >
      {(field) => (
        <div className="relative">
          <select
            data-slot="select"
            {...props}
            {...(startsEmpty ? { defaultValue: '' } : null)}
            {...withDescription(field, props['aria-describedby'])}
            {...changeHandler(onChange, onValueChange)}
            className={cn(
              control,
              singleLine[size],
              'cursor-pointer appearance-none text-ellipsis pe-9 has-[option[value=""]:disabled:checked]:text-arot-muted',
            )}
          >
            {placeholder === undefined ? null : (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} className="bg-arot-surface text-arot-ink">
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden className={chevron} />
        </div>
      )}
    </Field>
  )
}
