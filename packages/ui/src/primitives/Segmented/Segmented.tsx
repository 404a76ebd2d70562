'use client'

import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import { useValue } from '../../lib/useValue.ts'

export type SegmentedOption<Value extends string> = { value: Value; label: string; icon?: ReactNode }

export type SegmentedProps<Value extends string> = Omit<
  ComponentProps<'fieldset'>,
  'children' | 'onChange' | 'defaultValue'
> & {
  /** The accessible name of the group. It is not visible. */
  label: string
  /** The options, in order. */
  options: readonly SegmentedOption<Value>[]
  /** The chosen value. Without it the component is uncontrolled. */
  value?: Value | undefined
  /** The initial value, if the component is uncontrolled. @default the first */
  defaultValue?: Value | undefined
  /** Called with the chosen option. */
  onValueChange?: ((value: Value) => void) | undefined
}

/** Chooses one of two or three visible options. They are radio buttons, so the arrow keys choose. */
export function Segmented<Value extends string>({
  label,
  options,
  value: controlledValue,
  defaultValue,
  onValueChange,
  className,
  ...props
}: SegmentedProps<Value>) {
  const name = useId()
  const [value, change] = useValue(
    controlledValue,
    defaultValue ?? options[0]?.value,
    onValueChange as (value: Value | undefined) => void,
  )
  return (
    <fieldset
      data-slot="segmented"
      {...props}
      className={cn(
        'm-0 inline-flex min-w-0 max-w-full gap-1 rounded-arot-control border-0 bg-arot-sunken p-1',
        fromCaller(className),
      )}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          data-slot="segmented-option"
          data-state={option.value === value ? 'on' : 'off'}
          className="arot-focus-within relative inline-flex min-h-arot-control-sm min-w-0 cursor-pointer select-none items-center justify-center gap-1.5 rounded-[calc(var(--arot-radius-control)-2px)] border border-transparent px-3 py-1 font-semibold text-arot-13 text-arot-muted transition-colors duration-arot-quick hover:text-arot-ink data-[state=on]:border-arot-control data-[state=on]:bg-arot-surface data-[state=on]:text-arot-ink forced-colors:data-[state=on]:bg-[Highlight] forced-colors:data-[state=on]:text-[HighlightText] forced-colors:data-[state=on]:forced-color-adjust-none [&_svg]:size-4 [&_svg]:shrink-0"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => change(option.value)}
            className="absolute inset-0 m-0 size-full cursor-pointer appearance-none opacity-0"
          />
          {option.icon}
          <span className="wrap-anywhere">{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
