'use client'

import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { control, type FieldOwned, readOnly, singleLine } from '../Field/control.ts'
import { Field, type FieldProps } from '../Field/Field.tsx'

export type NumberInputProps = FieldProps & Omit<ComponentProps<'input'>, FieldOwned | 'type'>

/** A figure that is typed. What is counted in steps, as units to buy, is a QuantityStepper. */
export function NumberInput({
  label,
  hint,
  error,
  isLabelHidden,
  id,
  step,
  onWheel,
  className,
  ...props
}: NumberInputProps) {
  return (
    <Field {...{ label, hint, error, isLabelHidden, className }} controlId={id}>
      {(field) => (
        <input
          data-slot="number-input"
          inputMode={step === undefined || Number.isInteger(Number(step)) ? 'numeric' : 'decimal'}
          {...props}
          {...field}
          type="number"
          step={step}
          onWheel={(event) => {
            // A focused number field takes the wheel: someone who scrolls on would change a price without seeing it.
            event.currentTarget.blur()
            onWheel?.(event)
          }}
          className={cn(
            control,
            singleLine,
            readOnly,
            'tabular-nums [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none [&::-webkit-outer-spin-button]:appearance-none',
          )}
        />
      )}
    </Field>
  )
}
