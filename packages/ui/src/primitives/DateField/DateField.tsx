'use client'

import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import { useHost } from '../../lib/host.ts'
import { formatDay } from '../../lib/moments.ts'
import { useFormReset } from '../../lib/useFormReset.ts'
import { useValue } from '../../lib/useValue.ts'
import { useWords } from '../../lib/useWords.ts'
import {
  control,
  type FieldPropName,
  readOnly,
  type SizeProp,
  singleLine,
  type ValueChangeOnly,
} from '../Field/control.ts'
import { Field, type FieldProps } from '../Field/Field.tsx'
import { withDescription } from '../Field/FieldMessages.tsx'
import { type DateFieldLabels, english } from './labels.ts'

export type { DateFieldLabels }

export type DateFieldProps = FieldProps &
  SizeProp &
  ValueChangeOnly &
  Omit<
    ComponentProps<'input'>,
    FieldPropName | 'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'onChange'
  > & {
    /** A day as `2026-11-23`, null for none; without it the field keeps that itself. */
    value?: string | null | undefined
    /**
     * The date at the start as `YYYY-MM-DD`, where the field keeps its own.
     * @default null
     */
    defaultValue?: string | null | undefined
    /** Told a whole date, or null while there is none. */
    onValueChange?: ((value: string | null) => void) | undefined
    /** The first day that is taken. */
    min?: string | undefined
    /** The last day that is taken. */
    max?: string | undefined
    /** Texts that replace those of the chosen language. */
    labels?: Partial<DateFieldLabels> | undefined
  }

/**
 * A day of the calendar. It is the browser's own field, written in the order its owner is used to, with its own calendar;
 * the day is told beside it in the locale's words, so that no 03/04 is mistaken. Nothing that is typed is put right: what
 * is no whole date, or out of the limits, is told in words, and keeps a form from being sent.
 */
export function DateField({
  label,
  hint,
  error,
  mark,
  isLabelHidden,
  size = 'md',
  id,
  value,
  defaultValue = null,
  onValueChange,
  min,
  max,
  labels,
  onBlur,
  className,
  ...props
}: DateFieldProps) {
  const { locale } = useHost()
  const words = useWords('DateField', english, labels)
  const box = useRef<HTMLDivElement>(null)
  const [isUnfinished, setIsUnfinished] = useState(false)
  const [day, change, keep] = useValue(value, defaultValue, onValueChange)
  const [first] = useState(day)

  // Not by `value`: that would empty the field while a date is being typed, which is none until it is whole.
  useLayoutEffect(() => {
    const input = box.current?.querySelector('input')
    if (input && dayOf(input) !== day) input.value = day ?? ''
  })
  useFormReset(box, () => {
    keep(defaultValue)
    setIsUnfinished(false)
  })

  function take(input: HTMLInputElement) {
    const next = dayOf(input)
    if (!isCutShort(input)) setIsUnfinished(false)
    if (next !== day) change(next)
  }

  function problem() {
    if (isUnfinished) return words.unfinished
    if (day !== null && min !== undefined && day < min) return words.tooEarly(formatDay(min, locale))
    if (day !== null && max !== undefined && day > max) return words.tooLate(formatDay(max, locale))
    return undefined
  }

  return (
    <Field
      {...{ label, hint, isLabelHidden, required: props.required, mark, className: fromCaller(className) }}
      error={error || problem()}
      controlId={id}
    >
      {(field) => (
        <div ref={box} className="@container relative">
          <input
            data-slot="date-field"
            {...props}
            {...withDescription(field, props['aria-describedby'])}
            type="date"
            min={min}
            max={max ?? lastYear}
            defaultValue={first ?? ''}
            onChange={(event) => take(event.target)}
            onBlur={(event) => {
              setIsUnfinished(isCutShort(event.target))
              onBlur?.(event)
            }}
            className={cn(control, singleLine[size], readOnly, dateLook, day === null && !isUnfinished && emptyLook)}
          />
          <span role="status" data-slot="date-field-understood" className={cn(understoodLook)}>
            {day === null ? null : formatDay(day, locale)}
          </span>
        </div>
      )}
    </Field>
  )
}

/** With a fifth digit in the year a browser lets people write on past the date they mean. */
const lastYear = '9999-12-31'

/**
 * WebKit puts the date at the top of a field that is a block, and Safari on a phone centres the date and makes the field as
 * narrow as the date is.
 */
const dateLook = 'grid appearance-none items-center tabular-nums [&::-webkit-date-and-time-value]:text-start'

/**
 * Beside the date, at the end of the field. Where lines run from the right, a browser draws the field in the direction of its
 * own language, so the end may be where the date is: there the day stands below.
 */
const understoodLook =
  'pointer-events-none absolute inset-y-0 end-10 max-w-[45%] content-center truncate text-arot-13 text-arot-muted @max-[16rem]:sr-only rtl:static rtl:mt-1 rtl:block rtl:max-w-none'

/**
 * An empty field must not look like a chosen date. Chromium shows a pattern there. WebKit shows today's date, in a colour
 * that cannot be changed, so there the field stays blank until it has the focus. Only WebKit knows `-webkit-hyphens`.
 */
const emptyLook =
  'not-focus:[&::-webkit-datetime-edit]:text-arot-muted supports-[-webkit-hyphens:none]:not-focus:[&::-webkit-datetime-edit]:opacity-0'

/** The day that stands there. A year is typed digit by digit, and the year 2 is nobody's. */
function dayOf({ value }: HTMLInputElement) {
  return value === '' || value < '1000' ? null : value
}

function isCutShort(input: HTMLInputElement) {
  return input.validity.badInput || (input.value !== '' && dayOf(input) === null)
}
