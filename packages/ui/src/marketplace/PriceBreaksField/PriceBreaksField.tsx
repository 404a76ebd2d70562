'use client'

import { Plus } from 'lucide-react'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { fromCaller } from '../../lib/cn.ts'
import { formatNumber } from '../../lib/format.ts'
import { useHost } from '../../lib/host.ts'
import { useFormReset } from '../../lib/useFormReset.ts'
import { useWords } from '../../lib/useWords.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import type { FieldProps } from '../../primitives/Field/Field.tsx'
import { FieldGroup } from '../../primitives/Field/FieldGroup.tsx'
import { english, type PriceBreaksFieldLabels } from './labels.ts'
import { StepRow } from './StepRow.tsx'
import { emptyStep, type PriceStep, pack, readStep, rowsOf, type TypedStep, unpack } from './steps.ts'

export { incompleteSteps, readPriceSteps } from './steps.ts'
export type { PriceBreaksFieldLabels, PriceStep }

export type PriceBreaksFieldProps = Omit<FieldProps, 'required' | 'error'> &
  Pick<ComponentProps<'fieldset'>, 'id' | 'className' | 'ref'> & {
    /** The error of all rows. An empty text means no error. */
    error?: string | undefined
    /** The rows. Without it the field is uncontrolled. */
    value?: readonly PriceStep[] | undefined
    /** The initial rows, if the field is uncontrolled. */
    defaultValue?: readonly PriceStep[] | undefined
    /** Called with all rows at each change. Text that is not a number is null. */
    onValueChange?: ((value: PriceStep[]) => void) | undefined
    /** The error of each row, in order. `error` is about all rows, and is not shown again if it is also in this list. */
    errors?: readonly (string | undefined)[] | undefined
    /** The name of the form field with the typed rows. Read it with `readPriceSteps`. */
    name?: string | undefined
    /** The maximum number of rows. @default 8 */
    max?: number | undefined
    /**
     * Shows the rows without letting the user change them.
     * @default false
     */
    readOnly?: boolean | undefined
    /** Texts that replace those of the chosen language. */
    labels?: Partial<PriceBreaksFieldLabels> | undefined
  }

/** Lower prices for larger quantities. Each row has a quantity and the price of a unit from there on. */
export function PriceBreaksField({
  value,
  defaultValue = [],
  onValueChange,
  error,
  errors = [],
  name,
  max = 8,
  readOnly = false,
  labels,
  className,
  ...props
}: PriceBreaksFieldProps) {
  const { locale } = useHost()
  const words = useWords('PriceBreaksField', english, labels)
  const [typed, setTyped] = useState<TypedStep[]>()
  const rows = (value === undefined && typed) || rowsOf(value ?? defaultValue, typed ?? [], locale)
  const list = useRef<HTMLDivElement>(null)
  const carrier = useRef<HTMLInputElement>(null)
  const carried = pack(rows)
  const hasChanged = useRef(false)
  useFormReset(carrier, () => {
    hasChanged.current = typed !== undefined
    setTyped(undefined)
  })

  // Dispatched after the hidden field has its new value, for listeners of the form. Rows that change with the product
  // are not user input, so they dispatch nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the value changes
  useEffect(() => {
    if (!hasChanged.current) return
    hasChanged.current = false
    carrier.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [carried])

  function change(next: TypedStep[]) {
    hasChanged.current = true
    setTyped(next)
    onValueChange?.(next.map((row) => readStep(row, locale)))
  }

  function add() {
    flushSync(() => change([...rows, emptyStep]))
    rowsIn(list.current).at(-1)?.querySelector('input')?.focus()
  }

  /** The focus goes to the row that takes its place, else to the one before, else to the button that adds one. */
  function remove(index: number) {
    flushSync(() => change(rows.filter((_, at) => at !== index)))
    const left = rowsIn(list.current)
    const next = left[Math.min(index, left.length - 1)]
    const button = next?.querySelector('button') ?? list.current?.querySelector<HTMLElement>(':scope > button')
    button?.focus()
  }

  return (
    <FieldGroup
      data-slot="price-breaks-field"
      {...props}
      error={errors.includes(error) ? undefined : error}
      className={fromCaller(className)}
    >
      <div ref={list} className="grid gap-3">
        {rows.map((row, index) => (
          <StepRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no state, so its index identifies it
            key={index}
            {...{ row, index, words, readOnly }}
            error={errors[index]}
            onChange={(changed) => change(rows.map((other, at) => (at === index ? changed : other)))}
            onRemove={() => remove(index)}
          />
        ))}
        {readOnly ? null : (
          <Button
            variant="secondary"
            icon={<Plus aria-hidden />}
            disabledReason={rows.length < max ? undefined : words.full(formatNumber(max, locale), max)}
            onClick={add}
            className="justify-self-start"
          >
            {words.add}
          </Button>
        )}
        {/* Not `type="hidden"`, so that a host that restores drafts can write to it. */}
        <input
          ref={carrier}
          hidden
          name={name}
          value={carried}
          onChange={({ target }) => change(unpack(target.value))}
          autoComplete="off"
        />
      </div>
    </FieldGroup>
  )
}

function rowsIn(list: HTMLElement | null) {
  return [...(list?.querySelectorAll('[data-slot=price-breaks-step]') ?? [])]
}
