// The differences between the editors of text, numbers and choices.
import type { KeyboardEvent } from 'react'
import { readNumber, writeNumber } from '../../lib/readNumber.ts'
import type { SelectOption } from '../Select/Select.tsx'
import type { Onward } from './column.ts'

/** Saves the value. Return a text to reject it. `row` is the row as the user saw it when editing began. */
export type Commit<Row, Value> = (
  row: Row,
  value: Value,
) => CommitResult<Row> | void | Promise<void> | Promise<CommitResult<Row>>

/**
 * Return this if another person has changed the row: `now` is the current row. The user then chooses one of the two
 * values.
 */
export type Stale<Row> = { now: Row }

/** A text if the value is rejected, the current row if it has changed, or nothing if the value is saved. */
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

/** Where the focus goes after this key saves the value. */
export function onwardOf({ key, shiftKey }: KeyboardEvent): Onward | undefined {
  if (key === 'Enter') return 'down'
  if (key === 'Tab') return shiftKey ? 'before' : 'next'
  return undefined
}

/** A choice shows its label. */
export function formatEdit<Row>(edit: Edit<Row>, value: string) {
  return edit.kind === 'choice' ? (edit.options.find((option) => option.value === value)?.label ?? value) : value
}

/** A function that saves the text, or null if a number is needed and the text is not one. */
export function commitOf<Row>(edit: Edit<Row>, row: Row, text: string, locale: string) {
  if (edit.kind !== 'number') return () => edit.onCommit(row, text)
  const number = readNumber(text, locale)
  return number === null ? null : () => edit.onCommit(row, number)
}
