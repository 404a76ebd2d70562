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
    /** The date as `YYYY-MM-DD`, or null. Without it the field is uncontrolled. */
    value?: string | null | undefined
    /** The initial date as `YYYY-MM-DD`, if the field is uncontrolled. @default null */
    defaultValue?: string | null | undefined
    /** Called with a complete date, or with null while there is none. */
    onValueChange?: ((value: string | null) => void) | undefined
    /** The earliest date allowed. */
    min?: string | undefined
    /** The latest date allowed. */
    max?: string | undefined
    /** Texts that replace those of the chosen language. */
    labels?: Partial<DateFieldLabels> | undefined
  }

/**
 * A calendar day. It is the browser's own field, in the user's date format, with the browser's calendar. The date also
 * appears in words in the locale's language, so that nobody misreads 03/04. The field corrects nothing: an incomplete
 * date, or one outside the limits, shows an error and stops the form.
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

  // Not `value`: React would clear the field while the user types, because an incomplete date has no value.
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

/** Without a limit, browsers accept a fifth and sixth digit in the year. */
const lastYear = '9999-12-31'

/**
 * Without this, WebKit puts the date at the top of the field, and Safari on a phone centres it and makes the field as
 * narrow as the date.
 */
const dateLook = 'grid appearance-none items-center tabular-nums [&::-webkit-date-and-time-value]:text-start'

/**
 * Beside the date, at the end of the field. From right to left a browser draws the field in the direction of its own
 * language, so the end may be where the date is. There the words appear below the field.
 */
const understoodLook =
  'pointer-events-none absolute inset-y-0 end-10 max-w-[45%] content-center truncate text-arot-13 text-arot-muted @max-[16rem]:sr-only rtl:static rtl:mt-1 rtl:block rtl:max-w-none'

/**
 * An empty field must not look like a chosen date. Chromium shows a pattern there. WebKit shows today's date in a
 * colour that CSS cannot change, so the field stays blank until it has the focus. Only WebKit supports
 * `-webkit-hyphens`.
 */
const emptyLook =
  'not-focus:[&::-webkit-datetime-edit]:text-arot-muted supports-[-webkit-hyphens:none]:not-focus:[&::-webkit-datetime-edit]:opacity-0'

/** The day in the field. A year below 1000 is still being typed, such as the year 2. */
function dayOf({ value }: HTMLInputElement) {
  return value === '' || value < '1000' ? null : value
}

function isCutShort(input: HTMLInputElement) {
  return input.validity.badInput || (input.value !== '' && dayOf(input) === null)
}
