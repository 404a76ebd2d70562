'use client'

import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'

/** What every control of a form says about itself. */
export type FieldProps = {
  label: string
  /** What helps to fill it in, below the control. */
  hint?: string | undefined
  /** What is wrong with it; an empty one is none. */
  error?: string | undefined
  /** Where the surroundings show what it is for; it keeps its name. @default false */
  isLabelHidden?: boolean | undefined
}

/** What a control takes over from its field, so that label, hint and error belong to it. */
export type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type Props = FieldProps &
  Omit<ComponentProps<'div'>, 'children'> & {
    /** Where the control must have a certain id. */
    controlId?: string | undefined
    children: (control: FieldControl) => ReactNode
  }

/** A control with its label, its hint and its error, tied together for everyone. */
export function Field({ label, hint, error, isLabelHidden = false, controlId, className, children, ...props }: Props) {
  const ownId = useId()
  const id = controlId ?? ownId
  const isInvalid = Boolean(error)
  // The error is read first: it is the news.
  const descriptions = [isInvalid && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div
      data-slot="field"
      data-state={isInvalid ? 'invalid' : 'valid'}
      {...props}
      className={cn('grid min-w-0 content-start gap-1.5', fromCaller(className))}
    >
      <label
        data-slot="field-label"
        htmlFor={id}
        className={cn('w-fit max-w-full font-semibold text-arot-13 text-arot-ink', isLabelHidden && 'sr-only')}
      >
        {label}
      </label>
      {children({ id, 'aria-describedby': descriptions || undefined, 'aria-invalid': isInvalid || undefined })}
      {isInvalid ? (
        <p
          id={`${id}-error`}
          data-slot="field-error"
          className="wrap-anywhere flex gap-1.5 whitespace-pre-line text-arot-13 text-arot-signal-strong"
        >
          <CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
          {error}
        </p>
      ) : null}
      {hint ? (
        <p id={`${id}-hint`} data-slot="field-hint" className="wrap-anywhere text-arot-12 text-arot-muted">
          {hint}
        </p>
      ) : null}
    </div>
  )
}
