'use client'

import { Badge } from '@arot/ui/Badge'
import type { DataColumn } from '@arot/ui/DataTable'
import { cn } from '@arot/ui/internal/lib/cn'
import { formatNumber } from '@arot/ui/internal/lib/format'
import { useHost } from '@arot/ui/internal/lib/host'
import { useMemo } from 'react'
import type { ImportRow } from '../import.ts'
import type { ImportReportLabels } from './labels.ts'

/** Characters that fit on one line of a phone. */
const lineLength = 32
const mostLines = 3

const linesFor = (length: number) => Math.min(mostLines, Math.ceil(length / lineLength))

/** The lines that a row needs. Each problem and each note begins a new line and may wrap. */
const linesOf = ({ problems = [], rounded = [], changes = [], notes = [] }: ImportRow) =>
  problems.reduce((lines, problem) => lines + linesFor(problemLength(problem)), 0) +
  notes.reduce((lines, note) => lines + linesFor(note.length), 0) +
  2 * rounded.length +
  (changes.length === 0 ? 0 : Math.max(2, linesFor(changes.reduce((sum, change) => sum + lengthOf(change), 8))))

/** Whether the message already begins with the heading of its column, which is then not repeated. */
const namesColumn = (column: string, message: string) => message.toLowerCase().startsWith(`${column.toLowerCase()} `)

/** Counts the heading and a colon if the message does not begin with the heading. */
const problemLength = ({ column, message }: Problem) =>
  column === undefined || namesColumn(column, message) ? message.length : column.length + 2 + message.length

/** Counts a comma. A figure also has "from", "to" and two numbers of five digits. */
const lengthOf = (change: Change) => (typeof change === 'string' ? change.length + 2 : change.column.length + 24)

type Change = NonNullable<ImportRow['changes']>[number]
type Problem = NonNullable<ImportRow['problems']>[number]

/**
 * The height of a row in rem. The table must know it before it draws the row, because it virtualizes 10,000 of them. A row
 * without a message is as high as a row with one line, so that the rows look even.
 */
export const rowHeight = (row: ImportRow) => 2.375 + 1.125 * Math.max(1, linesOf(row))

/** Line, product, verdict and details. `hasVerdicts` is false when all the rows have the same verdict. */
export function useReportColumns(words: ImportReportLabels, hasVerdicts: boolean) {
  const { locale } = useHost()
  return useMemo<DataColumn<ImportRow>[]>(
    () => [
      {
        id: 'line',
        title: words.line,
        width: 4,
        align: 'figure',
        pin: 'start',
        cell: ({ line }) => formatNumber(line, locale),
      },
      {
        id: 'product',
        isRowHeader: true,
        title: words.product,
        width: { min: 12, share: 1 },
        cell: (row) => (
          <div className="grid min-w-0">
            <div className="flex min-h-6 min-w-0 items-center gap-2">
              <span className="min-w-0 truncate">
                {row.name === '' ? words.noName : <bdi className="font-medium text-arot-ink">{row.name}</bdi>}
                {row.sku ? <bdi> · {row.sku}</bdi> : null}
              </span>
              {hasVerdicts ? <Badge tone={tones[row.verdict]}>{words.verdicts[row.verdict]}</Badge> : null}
            </div>
            <RowMessages row={row} words={words} />
          </div>
        ),
      },
    ],
    [words, hasVerdicts, locale],
  )
}

const tones = { new: 'brand', changed: 'brand', same: 'neutral', refused: 'error' } as const

function RowMessages({ row, words }: { row: ImportRow; words: ImportReportLabels }) {
  const { locale } = useHost()
  const { problems = [], rounded = [], changes = [], notes = [] } = row
  const format = (figure: number | null) => (figure === null ? '–' : formatNumber(figure, locale))
  const describeChange = (change: Change) =>
    typeof change === 'string' ? change : words.moved(change.column, format(change.from), format(change.to))
  const all = [
    ...problems.map(({ column, message }) => ({
      text: column === undefined || namesColumn(column, message) ? message : words.problem(column, message),
      look: problemLook,
    })),
    ...notes.map((text) => ({ text, look: noteLook })),
    ...rounded.map(({ column, from, to }) => ({ text: words.rounded(column, from, to), look: plainLook })),
    ...(changes.length === 0
      ? []
      : [{ text: words.changes(new Intl.ListFormat(locale).format(changes.map(describeChange))), look: plainLook }]),
  ]
  if (all.length === 0) return null
  return (
    <ul className="m-0 grid min-w-0 list-none p-0">
      {all.map(({ text, look }) => (
        <li key={text} className={look}>
          {text}
        </li>
      ))}
    </ul>
  )
}

const plainLook = 'wrap-anywhere line-clamp-3'
const problemLook = cn(plainLook, 'text-arot-signal-strong')
const noteLook = cn(plainLook, 'font-medium text-arot-ink')
