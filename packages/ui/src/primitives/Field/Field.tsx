'use client'

import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import type { ControlSize } from './control.ts'
import {
  describeControl,
  type FieldControl,
  FieldMark,
  FieldMessages,
  type FieldProps,
  labelIdOf,
} from './FieldMessages.tsx'

export type { ControlSize, FieldControl, FieldProps }

type Props = FieldProps &
  Omit<ComponentProps<'div'>, 'children'> & {
    /** The id of the control, if it must have a certain one. */
    controlId?: string | undefined
    /** Renders the control. Spread the argument on it: it connects the control to its label, hint and error. */
    children: (control: FieldControl) => ReactNode
  }

/** A control with its label, hint and error, connected for assistive technology. */
export function Field({
  label,
  hint,
  error,
  required,
  mark,
  isLabelHidden = false,
  controlId,
  className,
  children,
  ...props
}: Props) {
  const ownId = useId()
  const id = controlId ?? ownId
  return (
    <div
      data-slot="field"
      data-state={error ? 'invalid' : 'valid'}
      {...props}
      className={cn('grid min-w-0 content-start gap-1.5', fromCaller(className))}
    >
      <label
        data-slot="field-label"
        id={labelIdOf(id)}
        htmlFor={id}
        className={cn('w-fit max-w-full font-semibold text-arot-13 text-arot-ink', isLabelHidden && 'sr-only')}
      >
        {label}
        <FieldMark {...{ required, mark }} />
      </label>
      {children({ ...describeControl(id, { hint, error }), ...(required !== undefined && { required }) })}
      <FieldMessages {...{ id, hint, error }} />
    </div>
  )
}
