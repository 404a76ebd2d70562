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
    /** What is wrong with all rows; an empty text is none. */
    error?: string | undefined
    /** Without it the field keeps its rows itself. */
    value?: readonly PriceStep[] | undefined
    /** The rows at the start, where the field keeps its own. */
    defaultValue?: readonly PriceStep[] | undefined
    /** Told all rows with each change, null for what is no number. */
    onValueChange?: ((value: PriceStep[]) => void) | undefined
    /** What is wrong with each row, in the rows' order. `error` is for all rows, and not repeated if it is among these. */
    errors?: readonly (string | undefined)[] | undefined
    /** Of the one field that goes with its form and holds what was typed: `readPriceSteps` reads it. */
    name?: string | undefined
    /** How many rows there may be. @default 8 */
    max?: number | undefined
    /**
     * Shows the rows without letting the user change them.
     * @default false
     */
    readOnly?: boolean | undefined
    /** Texts that replace those of the chosen language. */
    labels?: Partial<PriceBreaksFieldLabels> | undefined
  }

/** Prices that fall with the quantity, a row each: from how many units on, and what each then costs. */
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

  // Who listens to the form hears of the rows only now: what they carry is written with them. Rows that follow the product
  // are nobody's input.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is written when it has changed
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

  /** The focus goes to the row that came in its place, else to the one before it, else to what adds one. */
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
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place, and keeps nothing of its own
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
        {/* Not of the type hidden: it can be written to, as by who restores what was typed. */}
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
