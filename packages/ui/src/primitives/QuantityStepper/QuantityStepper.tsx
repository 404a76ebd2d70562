'use client'

import { Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import { useHost } from '../../lib/host.ts'
import { isComposing } from '../../lib/isComposing.ts'
import { writeNumber } from '../../lib/readNumber.ts'
import { useFormReset } from '../../lib/useFormReset.ts'
import { useSubmittedNumber } from '../../lib/useSubmittedNumber.ts'
import { useValue } from '../../lib/useValue.ts'
import { useWords } from '../../lib/useWords.ts'
import { Field } from '../Field/Field.tsx'
import { withDescription } from '../Field/FieldMessages.tsx'
import { leastStep, stepDown, stepUp, targetOf } from './keys.ts'
import { english, type QuantityStepperLabels } from './labels.ts'
import { heights, inputLook } from './look.ts'
import { StepButton } from './StepButton.tsx'
import type { QuantityStepperProps } from './stepperProps.ts'
import { faultOf, readUnits } from './units.ts'

export type { QuantityStepperLabels, QuantityStepperProps }

/**
 * A number of units: type it, use the buttons, or use the arrow keys, Page Up, Page Down, Home and End. The text stays
 * as typed until the field is left. An invalid quantity shows an error on Enter, on Tab and on submit, and stops the
 * form. With `name`, a form submits plain digits.
 */
export function QuantityStepper({
  label,
  hint,
  error,
  mark,
  isLabelHidden,
  size = 'md',
  id,
  ref,
  value: controlledValue,
  min = 1,
  defaultValue = min,
  onValueChange,
  max,
  step = 1,
  largeStep = 10,
  isOptional = false,
  isInvalid = false,
  labels,
  readOnly = false,
  disabled = false,
  form,
  onKeyDown,
  onFocus,
  onBlur,
  onInvalid,
  className,
  ...props
}: QuantityStepperProps) {
  const { locale } = useHost()
  const [value, change, keep] = useValue(controlledValue, defaultValue, onValueChange)
  const words = useWords('QuantityStepper', english, labels)
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => input.current as HTMLInputElement)
  const [draft, setDraft] = useState<string | null>(null)
  const [isFaultTold, setIsFaultTold] = useState(false)
  const [spoken, setSpoken] = useState('')

  useSubmittedNumber(input, locale, form)
  useFormReset(input, () => {
    keep(defaultValue)
    setDraft(null)
  })

  const least = Math.min(leastStep(min, step), max ?? Number.POSITIVE_INFINITY)
  const isStill = readOnly || disabled
  const formatted = value === null ? '' : writeNumber(value, locale)
  const isDrafted = draft !== null && readUnits(draft, locale) === value
  const fieldText = isDrafted ? draft : formatted
  const fault = faultOf(fieldText, value, { min, max, isOptional }, words, locale)
  const message = error || (isFaultTold ? fault : undefined)

  // The custom validity stops the host's form too.
  useEffect(() => input.current?.setCustomValidity(fault ?? ''), [fault])

  function type(text: string) {
    setDraft(text)
    setIsFaultTold(false)
    const units = readUnits(text, locale)
    if (units !== value) change(units)
  }

  function go(target: number) {
    if (isStill) return
    const next = Math.min(max ?? Number.POSITIVE_INFINITY, Math.max(min, target))
    setDraft(null)
    setIsFaultTold(false)
    setSpoken(writeNumber(next, locale))
    if (next !== value) change(next)
  }

  function press(event: KeyboardEvent) {
    if (isComposing(event)) return
    // Not on blur: the error would move a button away from under the pointer.
    if (event.key === 'Enter' || event.key === 'Tab') setIsFaultTold(true)
    if (event.key === 'Enter') settle()
    const target = targetOf(event.key, { value: value ?? min - 1, min, max, step, largeStep })
    if (target === undefined) return
    event.preventDefault()
    go(target)
    // A screen reader reads the new value of the focused field by itself.
    setSpoken('')
  }

  /** On blur and on Enter, a valid number is rewritten in plain digits. Invalid text stays as typed. */
  function settle() {
    if (fault === undefined) setDraft(null)
  }

  return (
    <Field
      {...{ label, hint, isLabelHidden, required: props.required, mark, className: fromCaller(className) }}
      error={message}
      controlId={id}
    >
      {(field) => (
        <div
          data-slot="quantity-stepper"
          className={cn(
            'arot-focus-within flex w-full min-w-0 items-center gap-1 rounded-arot-control border border-arot-control bg-arot-surface p-[3px] transition-colors duration-arot-quick hover:border-arot-muted pointer-coarse:p-0',
            isStill && 'border-arot-line bg-arot-sunken hover:border-arot-line',
            (isInvalid || message) && 'border-arot-signal',
          )}
        >
          <StepButton
            label={step > 1 ? words.decreaseBy(writeNumber(step, locale)) : words.decrease}
            icon={<Minus aria-hidden />}
            stop={value !== null && value <= least ? words.atMin(writeNumber(least, locale)) : undefined}
            isStill={isStill}
            className={heights[size]}
            onPress={() => go(stepDown(value ?? least, step, least))}
          />
          <input
            data-slot="quantity-stepper-input"
            {...props}
            {...withDescription(field, props['aria-describedby'])}
            ref={input}
            aria-invalid={isInvalid || field['aria-invalid']}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            role="spinbutton"
            aria-valuenow={value ?? undefined}
            aria-valuemin={min}
            aria-valuemax={max}
            readOnly={readOnly}
            disabled={disabled}
            form={form}
            value={fieldText}
            onChange={(event) => type(event.target.value)}
            onKeyDown={(event) => {
              press(event)
              onKeyDown?.(event)
            }}
            onFocus={(event) => {
              event.currentTarget.select()
              onFocus?.(event)
            }}
            onBlur={(event) => {
              settle()
              onBlur?.(event)
            }}
            onInvalid={(event) => {
              event.preventDefault()
              setIsFaultTold(true)
              event.currentTarget.focus()
              onInvalid?.(event)
            }}
            className={cn(inputLook, heights[size])}
          />
          <StepButton
            label={step > 1 ? words.increaseBy(writeNumber(step, locale)) : words.increase}
            icon={<Plus aria-hidden />}
            stop={
              max !== undefined && value !== null && value >= max ? words.atMax(writeNumber(max, locale)) : undefined
            }
            isStill={isStill}
            className={heights[size]}
            onPress={() => go(stepUp(value ?? min - 1, step))}
          />
          <span aria-live="polite" className="sr-only">
            {spoken}
          </span>
        </div>
      )}
    </Field>
  )
}
