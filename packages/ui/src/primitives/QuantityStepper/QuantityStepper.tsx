'use client'

import { Minus, Plus } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, useState } from 'react'
import { cn } from '../../lib/cn.ts'
import { Field, type FieldProps } from '../Field/Field.tsx'
import { StepButton } from './StepButton.tsx'

export type QuantityStepperProps = FieldProps &
  Pick<ComponentProps<'input'>, 'id' | 'name' | 'ref' | 'className' | 'readOnly'> & {
    value: number
    onValueChange: (next: number) => void
    /** @default 1 */
    min?: number
    /** No upper stop without it. */
    max?: number
    /** Where what is wrong is said elsewhere than in `error`. @default false */
    isInvalid?: boolean
    /** What Page Up and Page Down add and take. @default 10 */
    largeStep?: number
    labels?: { decrease: string; increase: string; atMin: (min: number) => string; atMax: (max: number) => string }
  }

const english = {
  decrease: 'One unit less',
  increase: 'One unit more',
  atMin: (min: number) => `Not below ${min}`,
  atMax: (max: number) => `Not above ${max}`,
}

/** How many units: typed, by the buttons, or by arrows, Page Up, Page Down, Home and End. Always a whole number in its limits. */
export function QuantityStepper({
  label,
  hint,
  error,
  isLabelHidden,
  id,
  value,
  onValueChange,
  min = 1,
  max,
  largeStep = 10,
  isInvalid = false,
  labels = english,
  readOnly = false,
  className,
  ...props
}: QuantityStepperProps) {
  // What is being typed may be empty or out of the limits for a moment; the value never is.
  const [draft, setDraft] = useState<string | null>(null)
  const [spoken, setSpoken] = useState('')

  const within = (units: number) => Math.min(max ?? Number.POSITIVE_INFINITY, Math.max(min, units))

  function change(next: number) {
    setDraft(null)
    if (within(next) !== value) onValueChange(within(next))
  }

  function type(text: string) {
    const digits = text.replace(/\D/g, '').slice(0, 9)
    setDraft(digits)
    if (digits !== '' && within(Number(digits)) !== value) onValueChange(within(Number(digits)))
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Enter') setDraft(null)
    const next = targetOf(event.key, { value, min, max, largeStep })
    if (next === undefined || readOnly) return
    event.preventDefault()
    change(next)
  }

  function step(by: number) {
    change(value + by)
    setSpoken(String(within(value + by)))
  }

  return (
    <Field {...{ label, hint, error, isLabelHidden, className }} controlId={id}>
      {(field) => (
        <div
          data-slot="quantity-stepper"
          className={cn(
            'arot-focus-within flex w-full min-w-0 items-center gap-1 rounded-arot-control border border-arot-control bg-arot-surface p-[3px] transition-colors duration-arot-quick hover:border-arot-muted pointer-coarse:p-0',
            (isInvalid || error) && 'border-arot-signal',
          )}
        >
          <StepButton
            label={labels.decrease}
            icon={<Minus aria-hidden />}
            stop={value <= min ? labels.atMin(min) : undefined}
            onPress={() => step(-1)}
          />
          <input
            data-slot="quantity-stepper-input"
            {...props}
            {...field}
            aria-invalid={isInvalid || field['aria-invalid']}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            role="spinbutton"
            aria-valuenow={value}
            aria-valuemin={min}
            aria-valuemax={max}
            readOnly={readOnly}
            value={draft ?? String(value)}
            onChange={(event) => type(event.target.value)}
            onKeyDown={press}
            onFocus={(event) => event.currentTarget.select()}
            onBlur={() => setDraft(null)}
            className="h-8 w-full min-w-0 flex-1 rounded-arot-control bg-transparent text-center font-semibold text-arot-16 text-arot-ink tabular-nums outline-none pointer-coarse:h-11"
          />
          <StepButton
            label={labels.increase}
            icon={<Plus aria-hidden />}
            stop={max !== undefined && value >= max ? labels.atMax(max) : undefined}
            onPress={() => step(1)}
          />
          <span aria-live="polite" className="sr-only">
            {spoken}
          </span>
        </div>
      )}
    </Field>
  )
}

type Limits = { value: number; min: number; max: number | undefined; largeStep: number }

/** Where a key of the spinbutton pattern leads; undefined for every other key, and for End without an upper stop. */
function targetOf(key: string, { value, min, max, largeStep }: Limits) {
  const targets: Record<string, number | undefined> = {
    ArrowUp: value + 1,
    ArrowDown: value - 1,
    PageUp: value + largeStep,
    PageDown: value - largeStep,
    Home: min,
    End: max,
  }
  return targets[key]
}
