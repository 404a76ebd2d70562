'use client'

import { type ChangeEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { cn } from '../../lib/cn.ts'
import { useHost } from '../../lib/host.ts'
import { isComposing } from '../../lib/isComposing.ts'
import { control } from '../Field/control.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import type { DataEdit, DataEditCell, Onward } from './column.ts'
import {
  alignOf,
  type ChoiceEdit,
  type Commit,
  type CommitResult,
  commitOf,
  type Edit,
  type NumberEdit,
  onwardOf,
  read,
  type Stale,
  type TextEdit,
  writeValue,
} from './edit.ts'
import { cellMessage } from './look.ts'
import { goRound, StaleCell } from './StaleCell.tsx'

export type { ChoiceEdit, Commit, CommitResult, NumberEdit, Stale, TextEdit }

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
  const textOf = (one: Row) => (edit.kind === 'number' ? writeValue(edit.value(one), locale) : edit.value(one))
  const before = textOf(seen)
  // A list has nothing to type into, and begins with the choice that stands.
  const [text, setText] = useState(edit.kind === 'choice' ? before : (typed ?? before))
  const [refusal, setRefusal] = useState<string>()
  const [isStale, setIsStale] = useState(false)
  const [isPending, setIsPending] = useState(false)
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null)
  const isDone = useRef(false)
  // What the field shows now, and where its last key leads: a commit that waits was called with older ones.
  const latest = useRef({ text, onward: undefined as Onward | undefined })
  const [isChosenAgain, setIsChosenAgain] = useState(false)
  const id = useId()
  const align = alignOf(edit)

  useEffect(() => {
    field.current?.focus()
    if (typed === undefined) field.current?.select?.()
  }, [typed])

  useEffect(() => {
    isDone.current = false
    return () => {
      isDone.current = true
    }
  }, [])

  // A list can be changed while its earlier choice is saved: the later one follows, from the row as it is then.
  useEffect(() => {
    if (!isChosenAgain) return
    setIsChosenAgain(false)
    setSeen(row)
    if (latest.current.onward !== undefined) keep(latest.current.onward, row)
  })

  async function keep(onward: Onward, base = seen) {
    latest.current.onward = onward
    if (isDone.current || isPending) return
    latest.current.onward = undefined
    if (text === textOf(base)) return leave(onward)
    const commit = commitOf(edit, base, text, locale)
    if (commit === null) return setRefusal(words.notNumber)
    setIsPending(true)
    const verdict = await settle(commit)
    // Escape has closed this editor: another one may be open.
    if (isDone.current) return
    setIsPending(false)
    follow(verdict, onward)
  }

  function follow(verdict: CommitResult<Row>, onward: Onward) {
    if (typeof verdict === 'string') setRefusal(verdict)
    else if (verdict) {
      setSeen(verdict.now)
      setIsStale(true)
    } else if (latest.current.text !== text) setIsChosenAgain(true)
    else leave(onward)
  }

  async function settle(commit: () => ReturnType<Commit<Row, never>>): Promise<CommitResult<Row>> {
    try {
      return (await commit()) || null
    } catch {
      return words.saveFailed
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
      latest.current.text = event.target.value
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
