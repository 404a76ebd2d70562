'use client'

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { cn } from '../../lib/cn.ts'
import { useHost } from '../../lib/host.ts'
import { isComposing } from '../../lib/isComposing.ts'
import { readNumber, writeNumber } from '../../lib/readNumber.ts'
import { control } from '../Field/control.ts'
import type { SelectOption } from '../Select/Select.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import type { DataEdit, DataEditCell, Onward } from './column.ts'

/** Keeps the value, or says why not. */
/** Keeps what was typed; what it gives back in words is why it does not. */
export type Commit<Row, Value> = (row: Row, value: Value) => Verdict | void | Promise<void> | Promise<Verdict>

type Verdict = string | null | undefined

export type TextEdit<Row> = { value: (row: Row) => string; onCommit: Commit<Row, string> }
export type NumberEdit<Row> = {
  value: (row: Row) => number | null
  onCommit: Commit<Row, number>
  /** @default false */
  hasDecimals?: boolean | undefined
}
export type ChoiceEdit<Row> = TextEdit<Row> & { options: readonly SelectOption[] }

type Edit<Row> =
  | ({ kind: 'text' } & TextEdit<Row>)
  | ({ kind: 'number' } & NumberEdit<Row>)
  | ({ kind: 'choice' } & ChoiceEdit<Row>)

/** The cells of a column as fields of text. */
export function textEdit<Row>(edit: TextEdit<Row>): DataEdit<Row> {
  return (cell) => <EditCell {...cell} edit={{ kind: 'text', ...edit }} />
}

/** Figures, in any script and as the locale writes them. */
export function numberEdit<Row>(edit: NumberEdit<Row>): DataEdit<Row> {
  return (cell) => <EditCell {...cell} edit={{ kind: 'number', ...edit }} />
}

/** One of a few. */
export function choiceEdit<Row>(edit: ChoiceEdit<Row>): DataEdit<Row> {
  return (cell) => <EditCell {...cell} edit={{ kind: 'choice', ...edit }} />
}

/** A cell as a field. Enter keeps the value, Escape drops it, and leaving the cell keeps it too; what is refused stays as it was typed. */
function EditCell<Row>({ row, edit, label, typed, words, onDone }: DataEditCell<Row> & { edit: Edit<Row> }) {
  const { locale } = useHost()
  const before = edit.kind === 'number' ? written(edit.value(row), locale) : edit.value(row)
  // A list has nothing to type into, and begins with the choice that stands.
  const [text, setText] = useState(edit.kind === 'choice' ? before : (typed ?? before))
  const [refusal, setRefusal] = useState<string>()
  const [isPending, setIsPending] = useState(false)
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null)
  const isDone = useRef(false)
  const id = useId()

  useEffect(() => {
    field.current?.focus()
    if (typed === undefined) field.current?.select?.()
  }, [typed])

  async function keep(onward: Onward, value = text) {
    if (isDone.current || isPending) return
    if (value === before) return leave(onward)
    const number = edit.kind === 'number' ? readNumber(value, locale) : null
    if (edit.kind === 'number' && number === null) return setRefusal(words.notNumber)
    setIsPending(true)
    const said = await told(() =>
      edit.kind === 'number' ? edit.onCommit(row, number as number) : edit.onCommit(row, value),
    )
    setIsPending(false)
    if (typeof said === 'string') setRefusal(said)
    else leave(onward)
  }

  async function told(commit: () => ReturnType<Commit<Row, never>>) {
    try {
      return await commit()
    } catch {
      return words.notKept
    }
  }

  function leave(onward: Onward) {
    isDone.current = true
    onDone(onward)
  }

  function press(event: KeyboardEvent) {
    if (isComposing(event)) return
    // The keys of a field are its own, and not the table's.
    event.stopPropagation()
    if (event.key === 'Escape') leave('stay')
    else if (event.key === 'Enter') keep('down')
    else if (event.key === 'Tab') keep(event.shiftKey ? 'before' : 'next')
    else return
    event.preventDefault()
  }

  const props = {
    ref: field,
    'aria-label': label,
    'aria-invalid': refusal === undefined ? undefined : (true as const),
    'aria-describedby': refusal === undefined ? undefined : id,
    'aria-busy': isPending || undefined,
    onKeyDown: press,
    onBlur: () => keep('elsewhere'),
    className: cn(
      control,
      'h-[calc(var(--arot-size-row)-0.75rem)] px-2',
      edit.kind === 'number' && 'text-end tabular-nums',
    ),
  }

  return (
    <div data-slot="data-table-editor" className="relative w-full [direction:inherit]">
      {edit.kind === 'choice' ? (
        <select {...props} value={text} onChange={(event) => setText(event.target.value)}>
          {edit.options.map((option) => (
            <option key={option.value} value={option.value} className="bg-arot-surface text-arot-ink">
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...props}
          type="text"
          autoComplete="off"
          inputMode={edit.kind === 'text' ? undefined : edit.hasDecimals ? 'decimal' : 'numeric'}
          readOnly={isPending}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setRefusal(undefined)
          }}
        />
      )}
      {isPending ? <Spinner className="absolute inset-y-0 end-2 my-auto size-4" /> : null}
      {refusal === undefined ? null : (
        <p
          id={id}
          role="alert"
          data-slot="data-table-refusal"
          className="wrap-anywhere absolute start-0 top-full z-arot-popover mt-1 w-max max-w-64 rounded-arot-control border border-arot-line bg-arot-surface px-2.5 py-1.5 text-start text-arot-12 text-arot-signal-strong shadow-arot-float"
        >
          {refusal}
        </p>
      )}
    </div>
  )
}

function written(value: number | null, locale: string) {
  return value === null ? '' : writeNumber(value, locale)
}
