'use client'

import { type ComponentProps, useId } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import { FieldMessages, type FieldProps, tied } from './FieldMessages.tsx'

export type FieldGroupProps = FieldProps &
  Omit<ComponentProps<'fieldset'>, 'aria-label' | 'aria-labelledby' | 'aria-describedby' | 'aria-invalid'> & {
    /**
     * Whether the choices are listed or stand in a row.
     * @default 'vertical'
     */
    orientation?: 'vertical' | 'horizontal' | undefined
  }

/** Several controls that answer one question, with its hint and its error. */
export function FieldGroup({
  label,
  hint,
  error,
  isLabelHidden = false,
  orientation = 'vertical',
  className,
  children,
  ...props
}: FieldGroupProps) {
  const ownId = useId()
  const { id, ...said } = tied(props.id ?? ownId, { hint, error })
  return (
    <fieldset
      data-state={error ? 'invalid' : 'valid'}
      {...props}
      aria-describedby={said['aria-describedby']}
      // A group may not be invalid itself, radio buttons together may.
      aria-invalid={props.role === 'radiogroup' ? said['aria-invalid'] : undefined}
      className={cn('m-0 min-w-0 border-0 p-0', fromCaller(className))}
    >
      <legend
        data-slot="field-label"
        className={cn(
          'wrap-anywhere mb-1 max-w-full p-0 font-semibold text-arot-13 text-arot-ink',
          isLabelHidden && 'sr-only',
        )}
      >
        {label}
      </legend>
      <div className="grid gap-1.5">
        <div className={cn('flex', directions[orientation])}>{children}</div>
        <FieldMessages {...{ id, hint, error }} />
      </div>
    </fieldset>
  )
}

const directions = { vertical: 'flex-col', horizontal: 'flex-wrap gap-x-6' }
