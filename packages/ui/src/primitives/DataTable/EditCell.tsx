'use client'

import { type ChangeEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { cn } from '../../lib/cn.ts'
import { useHost } from '../../lib/host.ts'
import { isComposing } from '../../lib/isComposing.ts'
import { readNumber, writeNumber } from '../../lib/readNumber.ts'
import { control } from '../Field/control.ts'
import type { SelectOption } from '../Select/Select.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import type { DataEdit, DataEditCell, Onward } from './column.ts'
import { cellMessage } from './look.ts'
import { goRound, StaleCell } from './StaleCell.tsx'

/** Keeps what was typed; what it gives back in words is why it does not. The row is the one that was seen when the change began. */
export type Commit<Row, Value> = (row: Row, value: Value) => Verdict<Row> | void | Promise<void> | Promise<Verdict<Row>>

/** Somebody else was faster: what the row is now. Whoever typed chooses which of the two stays. */
export type Stale<Row> = { now: Row }

type Verdict<Row> = string | Stale<Row> | null | undefined

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
  // What is compared with what is there is what was seen: a row may change under the field.
  const [seen, setSeen] = useState(row)
  const shown = (one: Row) => (edit.kind === 'number' ? written(edit.value(one), locale) : edit.value(one))
  const before = shown(seen)
  // A list has nothing to type into, and begins with the choice that stands.
  const [text, setText] = useState(edit.kind === 'choice' ? before : (typed ?? before))
  const [refusal, setRefusal] = useState<string>()
  const [isStale, setIsStale] = useState(false)
  const [isPending, setIsPending] = useState(false)
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null)
  const isDone = useRef(false)
  const id = useId()
  const align = alignOf(edit)

  useEffect(() => {
    field.current?.focus()
    if (typed === undefined) field.current?.select?.()
  }, [typed])

  async function keep(onward: Onward) {
    if (isDone.current || isPending) return
    if (text === before) return leave(onward)
    const number = edit.kind === 'number' ? readNumber(text, locale) : null
    if (edit.kind === 'number' && number === null) return setRefusal(words.notNumber)
    setIsPending(true)
    const said = await told(() =>
      edit.kind === 'number' ? edit.onCommit(seen, number as number) : edit.onCommit(seen, text),
    )
    setIsPending(false)
    if (typeof said === 'string') setRefusal(said)
    else if (said) {
      setSeen(said.now)
      setIsStale(true)
    } else leave(onward)
  }

  async function told(commit: () => ReturnType<Commit<Row, never>>): Promise<Verdict<Row>> {
    try {
      return (await commit()) || null
    } catch {
      return words.notKept
    }
  }

  function leave(onward: Onward) {
    isDone.current = true
    onDone(onward)
  }

  function press(event: KeyboardEvent<HTMLElement>) {
    if (isComposing(event)) return
    // The keys of a field are its own, and not the table's.
    event.stopPropagation()
    const onward = isStale ? undefined : onwardOf(event)
    if (event.key === 'Escape') leave('stay')
    else if (onward !== undefined) keep(onward)
    else if (isStale && event.key === 'Tab') goRound(event.currentTarget, event.shiftKey ? -1 : 1)
    else return
    event.preventDefault()
  }

  const props = {
    ref: field,
    'aria-label': label,
    'aria-invalid': refusal === undefined ? undefined : (true as const),
    'aria-describedby': refusal === undefined ? undefined : id,
    'aria-busy': isPending || undefined,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
      setText(event.target.value)
      setRefusal(undefined)
      setIsStale(false)
    },
    onBlur: () => {
      // What would be written over somebody else's value is said, not guessed from where the pointer went.
      if (!isStale) keep('elsewhere')
    },
    className: cn(
      control,
      'h-[calc(var(--arot-size-row)-0.75rem)] px-2',
      edit.kind === 'number' && 'text-end tabular-nums',
    ),
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed is the field and the answers in it
    <div data-slot="data-table-editor" onKeyDown={press} className="relative w-full [direction:inherit]">
      {edit.kind === 'choice' ? (
        <select {...props} value={text}>
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
        />
      )}
      {isPending ? <Spinner className="absolute inset-y-0 end-2 my-auto size-4" /> : null}
      {refusal === undefined ? null : (
        <p
          id={id}
          role="alert"
          data-slot="data-table-refusal"
          className={cn(cellMessage[align], 'px-2.5 py-1.5 text-arot-12 text-arot-signal-strong')}
        >
          {refusal}
        </p>
      )}
      {isStale ? (
        <StaleCell
          now={read(edit, before)}
          typed={read(edit, text)}
          field={field}
          align={align}
          words={words}
          onKeep={() => leave('stay')}
          onSet={() => {
            setIsStale(false)
            keep('stay')
          }}
        />
      ) : null}
    </div>
  )
}

function written(value: number | null, locale: string) {
  return value === null ? '' : writeNumber(value, locale)
}

function alignOf<Row>({ kind }: Edit<Row>) {
  return kind === 'number' ? 'figure' : 'text'
}

/** Where a key leads on once the value is kept. */
function onwardOf({ key, shiftKey }: KeyboardEvent): Onward | undefined {
  if (key === 'Enter') return 'down'
  if (key === 'Tab') return shiftKey ? 'before' : 'next'
  return undefined
}

/** A choice is read by its label. */
function read<Row>(edit: Edit<Row>, value: string) {
  return edit.kind === 'choice' ? (edit.options.find((option) => option.value === value)?.label ?? value) : value
}
