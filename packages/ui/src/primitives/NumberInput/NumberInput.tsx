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
     * A number is formatted for the locale, and null is an empty field. While the user types, the text stays as typed.
     * A string is shown unchanged.
     */
    value?: number | string | null | undefined
    /** The initial value, if the field is uncontrolled. */
    defaultValue?: number | string | null | undefined
    /** Called with the typed number, or with null if the text is not a number. */
    onValueChange?: ((value: number | null) => void) | undefined
    /** Called with the typed text. Use it if `value` is a string. */
    onTextChange?: ((text: string) => void) | undefined
    /** Allows decimals: the keyboard of a phone then has a decimal separator. @default false */
    hasDecimals?: boolean | undefined
    /** Marks the field as invalid if the error appears elsewhere. @default false */
    isInvalid?: boolean | undefined
    /** Formats the number that the field understood. @default in the format of the locale */
    format?: ((value: number, locale: string) => string) | undefined
  }

/**
 * A number input for any script and the format of the locale. If the text could be misread, the field also shows the
 * number that it understood. With `name`, a form submits plain digits. For counting in steps use a QuantityStepper.
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
  // A number does not say how it was typed: `5.` and `5` are the same.
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
              // Text that is not a number stays, so that the user can correct it.
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

/** Space for the understood number, however narrow the field is. Spaces and separators are narrower than digits. */
function roomFor(understood: string) {
  return `min(${understood.length - 1}ch + 0.75rem, 100% - 2.5rem)`
}

function asText(value: number | string | null | undefined, locale: string) {
  if (value === null) return ''
  return typeof value === 'number' ? writeNumber(value, locale) : value
}
