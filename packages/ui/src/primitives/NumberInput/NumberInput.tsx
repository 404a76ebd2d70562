'use client'

import { type ComponentProps, useImperativeHandle, useRef, useState } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import { formatNumber } from '../../lib/format.ts'
import { useHost } from '../../lib/host.ts'
import { readNumber, writeNumber } from '../../lib/readNumber.ts'
import { useFormReset } from '../../lib/useFormReset.ts'
import { useSubmittedNumber } from '../../lib/useSubmittedNumber.ts'
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

export { readNumber }

export type NumberInputProps = FieldProps &
  SizeProp &
  ValueChangeOnly &
  Omit<
    ComponentProps<'input'>,
    FieldPropName | 'type' | 'min' | 'max' | 'step' | 'value' | 'defaultValue' | 'onChange'
  > & {
    /**
     * A number is written as the locale writes it, and null is an empty field. What is typed stays in the field until it is
     * left. A string is shown as it is.
     */
    value?: number | string | null | undefined
    /** The number at the start, where the field keeps its own. */
    defaultValue?: number | string | null | undefined
    /** Called with the number that was typed, or null while the text is no number. */
    onValueChange?: ((value: number | null) => void) | undefined
    /** Called with the text that was typed, for a `value` that is text. */
    onTextChange?: ((text: string) => void) | undefined
    /** Takes decimals, so that a phone's keyboard has a mark for them. @default false */
    hasDecimals?: boolean | undefined
    /** Where what is wrong is said elsewhere than in `error`. @default false */
    isInvalid?: boolean | undefined
    /** How what was understood is shown. @default as the locale writes numbers */
    format?: ((value: number, locale: string) => string) | undefined
  }

/**
 * A figure that is typed, in any script and as the locale writes it. Where it could be misread, the field shows the number
 * it understood. With `name`, a form submits that number in plain digits. What is counted in steps is a QuantityStepper.
 */
export function NumberInput({
  label,
  hint,
  error,
  mark,
  isLabelHidden,
  size = 'md',
  id,
  ref,
  value,
  defaultValue,
  hasDecimals = false,
  isInvalid = false,
  format = formatNumber,
  onValueChange,
  onTextChange,
  onBlur,
  className,
  ...props
}: NumberInputProps) {
  const { locale } = useHost()
  const [typed, setTyped] = useState<string>()
  const echo = useRef<HTMLSpanElement>(null)
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => input.current as HTMLInputElement)
  const isNumber = value === null || typeof value === 'number'
  // The host's number says nothing of how it was typed: `5.` and `5` are the same.
  const isDraft = isNumber && typed !== undefined && readNumber(typed, locale) === value
  const text = (isDraft ? typed : asText(value, locale)) ?? typed ?? asText(defaultValue, locale) ?? ''
  const number = readNumber(text, locale)
  const isPlain = number === null || text === writeNumber(number, locale)
  const understood = isPlain ? null : `= ${format(number, locale)}`

  useFormReset(echo, () => setTyped(undefined))
  useSubmittedNumber(input, locale, props.form)

  return (
    <Field
      {...{ label, hint, error, isLabelHidden, required: props.required, mark, className: fromCaller(className) }}
      controlId={id}
    >
      {(field) => (
        <div className="relative">
          <input
            data-slot="number-input"
            autoComplete="off"
            {...props}
            {...withDescription(field, props['aria-describedby'])}
            ref={input}
            aria-invalid={isInvalid || field['aria-invalid']}
            {...(value === undefined ? { defaultValue: asText(defaultValue, locale) } : { value: text })}
            type="text"
            inputMode={hasDecimals ? 'decimal' : 'numeric'}
            onChange={(event) => {
              setTyped(event.target.value)
              onValueChange?.(readNumber(event.target.value, locale))
              onTextChange?.(event.target.value)
            }}
            onBlur={(event) => {
              // Text that is no number stays, to be corrected.
              if (isNumber && value !== null) setTyped(undefined)
              onBlur?.(event)
            }}
            style={understood === null ? props.style : { ...props.style, paddingInlineEnd: roomFor(understood) }}
            className={cn(control, singleLine[size], readOnly, 'tabular-nums')}
          />
          <span
            ref={echo}
            role="status"
            data-slot="number-input-understood"
            className="pointer-events-none absolute inset-y-0 end-2.5 max-w-[calc(100%-3rem)] content-center truncate text-arot-13 text-arot-muted tabular-nums"
          >
            {understood}
          </span>
        </div>
      )}
    </Field>
  )
}

/** All that was understood can be read, however narrow the field is; its blank and its marks are narrower than a digit. */
function roomFor(understood: string) {
  return `min(${understood.length - 1}ch + 0.75rem, 100% - 2.5rem)`
}

function asText(value: number | string | null | undefined, locale: string) {
  if (value === null) return ''
  return typeof value === 'number' ? writeNumber(value, locale) : value
}
