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
  formatEdit,
  type NumberEdit,
  onwardOf,
  type Stale,
  type TextEdit,
  writeValue,
} from './edit.ts'
import { cellMessage } from './look.ts'
import { goRound, StaleCell } from './StaleCell.tsx'

export type { ChoiceEdit, Commit, CommitResult, NumberEdit, Stale, TextEdit }

/** Makes the cells of a column editable as text. */
export function textEdit<Row>(edit: TextEdit<Row>): DataEdit<Row> {
  return (cell) => <EditCell {...cell} edit={{ kind: 'text', ...edit }} />
}

/** Makes the cells of a column editable as numbers, in any script and in the format of the locale. */
export function numberEdit<Row>(edit: NumberEdit<Row>): DataEdit<Row> {
  return (cell) => <EditCell {...cell} edit={{ kind: 'number', ...edit }} />
}

/** Makes the cells of a column editable as a choice from a list. */
export function choiceEdit<Row>(edit: ChoiceEdit<Row>): DataEdit<Row> {
  return (cell) => <EditCell {...cell} edit={{ kind: 'choice', ...edit }} />
}

/** The editor of a cell. Enter, Tab and leaving the cell save the value; Escape cancels. A rejected value stays as typed. */
function EditCell<Row>({ row, edit, label, typed, words, onDone }: DataEditCell<Row> & { edit: Edit<Row> }) {
  const { locale } = useHost()
  // The row as the user saw it when editing began. The row can change while the editor is open.
  const [seen, setSeen] = useState(row)
  const textOf = (one: Row) => (edit.kind === 'number' ? writeValue(edit.value(one), locale) : edit.value(one))
  const before = textOf(seen)
  // A select has no text, so it starts with the current choice.
  const [text, setText] = useState(edit.kind === 'choice' ? before : (typed ?? before))
  const [refusal, setRefusal] = useState<string>()
  const [isStale, setIsStale] = useState(false)
  const [isPending, setIsPending] = useState(false)
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null)
  const isDone = useRef(false)
  // The latest text and key. A pending commit has an older closure.
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

  // The user can change the select while an earlier choice is being saved. The later choice is saved after it, based on
  // the updated row.
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
    // Escape has closed this editor, and another one may be open.
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
    // Keys of the field must not reach the table.
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
      // If another person has changed the cell, ask before overwriting: leaving the field is no answer.
      if (!isStale) keep('elsewhere')
    },
    className: cn(
      control,
      'h-[calc(var(--arot-size-row)-0.75rem)] px-2',
      edit.kind === 'number' && 'text-end tabular-nums',
    ),
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the field and the buttons inside
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
          now={formatEdit(edit, before)}
          typed={formatEdit(edit, text)}
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
