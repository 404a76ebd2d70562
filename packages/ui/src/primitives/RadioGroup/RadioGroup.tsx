'use client'

import { type ChangeEvent, type ComponentProps, type ReactElement, useId } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import { choice, choiceMark, radioMark } from '../Field/choice.ts'
import type { ValueChangeOnly } from '../Field/control.ts'
import { FieldGroup, type FieldGroupProps } from '../Field/FieldGroup.tsx'
import { describeControl, FieldMessages } from '../Field/FieldMessages.tsx'

export type RadioOption<Value extends string> = {
  value: Value
  /** The text of the option, or an element with it, such as a picture beside its name. */
  label: string | ReactElement
  hint?: string | undefined
  isDisabled?: boolean | undefined
}

export type RadioGroupProps<Value extends string> = Omit<
  FieldGroupProps,
  'children' | 'defaultValue' | 'role' | 'onChange'
> &
  ValueChangeOnly & {
    /** The options, in order. */
    options: readonly RadioOption<Value>[]
    /** The chosen value; null for none. Without it the group is uncontrolled. */
    value?: Value | null | undefined
    /** The initial value, if the group is uncontrolled. */
    defaultValue?: Value | undefined
    /** Called with the chosen option. */
    onValueChange?: ((value: Value) => void) | undefined
  }

/**
 * Chooses one of several visible options, each with space for a hint. For two or three short options side by side use
 * Segmented.
 */
export function RadioGroup<Value extends string>({
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  form,
  required,
  className,
  ...props
}: RadioGroupProps<Value>) {
  const ownName = useId()
  const native = { name: name ?? ownName, form, required }
  return (
    <FieldGroup
      data-slot="radio-group"
      {...props}
      required={required}
      role="radiogroup"
      className={fromCaller(className)}
    >
      {options.map((option) => (
        <Radio
          key={option.value}
          {...native}
          {...(value === undefined
            ? { defaultChecked: option.value === defaultValue }
            : { checked: option.value === value })}
          option={option}
          onChange={() => onValueChange?.(option.value)}
        />
      ))}
    </FieldGroup>
  )
}

type RadioProps = ComponentProps<'input'> & {
  option: RadioOption<string>
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

function Radio({ option, ...props }: RadioProps) {
  const id = useId()
  const { value, label, hint, isDisabled } = option
  return (
    <div data-slot="radio-option" className="grid min-w-0 content-start gap-y-0.5">
      <label className={choice}>
        <input
          data-slot="radio"
          {...props}
          {...describeControl(id, { hint })}
          type="radio"
          value={value}
          disabled={isDisabled}
          className={cn(choiceMark, radioMark)}
        />
        <span className="wrap-anywhere">{label}</span>
      </label>
      <div className="ms-7.5 mb-1.5 empty:hidden">
        <FieldMessages id={id} hint={hint} />
      </div>
    </div>
  )
}
