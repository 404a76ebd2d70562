// What the editors of text, numbers and choices have each of their own.
import type { KeyboardEvent } from 'react'
import { readNumber, writeNumber } from '../../lib/readNumber.ts'
import type { SelectOption } from '../Select/Select.tsx'
import type { Onward } from './column.ts'

/** Keeps what was typed; what it gives back in words is why it does not. The row is the one that was seen when the change began. */
export type Commit<Row, Value> = (
  row: Row,
  value: Value,
) => CommitResult<Row> | void | Promise<void> | Promise<CommitResult<Row>>

/** Somebody else was faster: what the row is now. Whoever typed chooses which of the two stays. */
export type Stale<Row> = { now: Row }

/** Words that say why the change was not kept, the row as it is now, or nothing: the change is kept. */
export type CommitResult<Row> = string | Stale<Row> | null | undefined

export type TextEdit<Row> = { value: (row: Row) => string; onCommit: Commit<Row, string> }
export type NumberEdit<Row> = {
  value: (row: Row) => number | null
  onCommit: Commit<Row, number>
  /** @default false */
  hasDecimals?: boolean | undefined
}
export type ChoiceEdit<Row> = TextEdit<Row> & { options: readonly SelectOption[] }

export type Edit<Row> =
  | ({ kind: 'text' } & TextEdit<Row>)
  | ({ kind: 'number' } & NumberEdit<Row>)
  | ({ kind: 'choice' } & ChoiceEdit<Row>)

export function writeValue(value: number | null, locale: string) {
  return value === null ? '' : writeNumber(value, locale)
}

export function alignOf<Row>({ kind }: Edit<Row>) {
  return kind === 'number' ? 'figure' : 'text'
}

/** Where a key leads on once the value is kept. */
export function onwardOf({ key, shiftKey }: KeyboardEvent): Onward | undefined {
  if (key === 'Enter') return 'down'
  if (key === 'Tab') return shiftKey ? 'before' : 'next'
  return undefined
}

/** A choice is read by its label. */
export function read<Row>(edit: Edit<Row>, value: string) {
  return edit.kind === 'choice' ? (edit.options.find((option) => option.value === value)?.label ?? value) : value
}

/** What saves the text; null where a number is asked for and the text is none. */
export function commitOf<Row>(edit: Edit<Row>, row: Row, text: string, locale: string) {
  if (edit.kind !== 'number') return () => edit.onCommit(row, text)
  const number = readNumber(text, locale)
  return number === null ? null : () => edit.onCommit(row, number)
}
