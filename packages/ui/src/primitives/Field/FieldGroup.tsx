'use client'

import { type ComponentProps, type FocusEvent, useId } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import { giveRef } from '../../lib/giveRef.ts'
import { describeControl, FieldMark, FieldMessages, type FieldProps, withDescription } from './FieldMessages.tsx'

export type FieldGroupProps = FieldProps &
  Omit<ComponentProps<'fieldset'>, 'aria-label' | 'aria-labelledby' | 'aria-invalid'> & {
    /** Whether the choices are in a column or in a row. @default 'vertical' */
    orientation?: 'vertical' | 'horizontal' | undefined
  }

/**
 * Several controls that answer one question, with a hint and an error. `onBlur` is called when the focus leaves all of
 * them. `focus()` goes to the chosen option or the first control.
 */
export function FieldGroup({
  label,
  hint,
  error,
  required,
  mark,
  isLabelHidden = false,
  orientation = 'vertical',
  className,
  children,
  ref,
  onBlur,
  ...props
}: FieldGroupProps) {
  const ownId = useId()
  const { id, ...description } = withDescription(
    describeControl(props.id ?? ownId, { hint, error }),
    props['aria-describedby'],
  )

  function leave(event: FocusEvent<HTMLFieldSetElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.(event)
  }

  return (
    <fieldset
      data-state={error ? 'invalid' : 'valid'}
      {...props}
      // A fieldset cannot take the focus, but form libraries focus an invalid field.
      ref={(group) => {
        if (group) passFocusOn(group)
        return giveRef(ref, group)
      }}
      onBlur={leave}
      aria-describedby={description['aria-describedby']}
      // ARIA allows `aria-invalid` on a radio group, but not on other groups.
      aria-invalid={props.role === 'radiogroup' ? description['aria-invalid'] : undefined}
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
        <FieldMark {...{ required, mark }} />
      </legend>
      <div className="grid gap-1.5">
        <div className={cn('flex', directions[orientation])}>{children}</div>
        <FieldMessages {...{ id, hint, error }} />
      </div>
    </fieldset>
  )
}

function passFocusOn(group: HTMLElement) {
  const focus = (options?: FocusOptions) => stopIn(group)?.focus(options)
  // Not an assignment: a tool that watches the focus may have defined a setter on all elements.
  Object.defineProperty(group, 'focus', { configurable: true, value: focus })
}

function stopIn(group: HTMLElement) {
  const chosen = group.querySelector<HTMLElement>('[type="radio"]:checked:enabled')
  return chosen ?? group.querySelector<HTMLElement>(control)
}

const control = ':is(input:not([type="hidden"], [hidden]), select, textarea, button):enabled'
const directions = { vertical: 'flex-col', horizontal: 'flex-wrap gap-x-6' }
