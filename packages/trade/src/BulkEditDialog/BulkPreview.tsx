'use client'

import type { PriceBreak } from '@arot/ui'
import { type DataColumn, DataTable } from '@arot/ui/DataTable'
import { cn } from '@arot/ui/internal/lib/cn'
import { formatMoney, formatNumber } from '@arot/ui/internal/lib/format'
import { useHost } from '@arot/ui/internal/lib/host'
import { useMemo } from 'react'
import { writeCell } from '../formatCell.ts'
import type { BulkEditDialogLabels } from './labels.ts'
import type { PlanRow } from './plan.ts'

type BulkPreviewProps = { rows: readonly PlanRow[] | null; words: BulkEditDialogLabels }

/** The value of each product before and after. Rows that break a rule come first. */
export function BulkPreview({ rows, words }: BulkPreviewProps) {
  const { locale, currency } = useHost()
  const sorted = useMemo(() => rows?.toSorted((one, other) => rank(one) - rank(other)), [rows])
  const columns = useMemo<DataColumn<PlanRow>[]>(
    () => [
      { id: 'product', title: words.product, isRowHeader: true, width: { min: 6, share: 3 }, cell: nameCell },
      {
        id: 'before',
        title: words.before,
        width: 5.5,
        align: 'figure',
        cell: ({ change, steps }) => (
          <span className="tabular-nums">
            {writeCell(change.field, change.from, words.states, { locale, currency })}
            <Least steps={steps?.from} words={words} />
          </span>
        ),
      },
      {
        id: 'after',
        title: words.after,
        width: { min: 6, share: 2 },
        cell: (row) => {
          if (row.isSame) return words.same
          const then = writeCell(row.change.field, row.change.to, words.states, { locale, currency })
          return (
            <span className="line-clamp-2 text-arot-ink tabular-nums">
              <span className={cn('font-semibold', row.problem !== undefined && 'text-arot-signal-strong')}>
                {then}
              </span>{' '}
              {row.problem === undefined ? (
                <Least steps={row.steps?.to} words={words} />
              ) : (
                <span className="text-arot-signal-strong max-arot-md:sr-only">{row.problem}</span>
              )}
            </span>
          )
        },
      },
    ],
    [words, locale, currency],
  )
  return (
    <div className="grid min-w-0 gap-2">
      {/* There from the start, because a screen reader announces only changes of a status that it already knows. */}
      <p role="status" className={cn('text-arot-14 tabular-nums', sorted ? 'text-arot-ink' : 'text-arot-muted')}>
        {sorted ? sentenceOf(sorted, words, locale) : words.missing}
      </p>
      {sorted ? (
        <>
          <Reasons rows={sorted} />
          <DataTable label={words.preview} columns={columns} rows={sorted} keyOf={keyOf} className="max-h-72" />
        </>
      ) : null}
    </div>
  )
}

/** How many products change, stay, and break a rule. */
function sentenceOf(rows: readonly PlanRow[], words: BulkEditDialogLabels, locale: string) {
  const count = (is: (row: PlanRow) => boolean) => {
    const number = rows.filter(is).length
    return [formatNumber(number, locale), number] as const
  }
  const [same, refused] = [count(isSame), count(isRefused)]
  const facts = [
    words.willChange(...count((row) => !isSame(row) && !isRefused(row))),
    ...(same[1] === 0 ? [] : [words.stay(...same)]),
    ...(refused[1] === 0 ? [] : [words.refused(...refused)]),
  ]
  return new Intl.ListFormat(locale, { type: 'unit' }).format(facts)
}

/** A phone's column is too narrow for a reason. The list above the table shows each reason once. */
function Reasons({ rows }: { rows: readonly PlanRow[] }) {
  const reasons = new Set(rows.flatMap(({ problem }) => problem ?? []))
  return reasons.size === 0 ? null : (
    <ul className="m-0 grid list-none gap-1 p-0 text-arot-13 text-arot-signal-strong arot-md:hidden">
      {[...reasons].map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  )
}

const isSame = (row: PlanRow) => row.isSame
const isRefused = (row: PlanRow) => row.problem !== undefined
const rank = (row: PlanRow) => (isRefused(row) ? 0 : isSame(row) ? 2 : 1)
const keyOf = ({ product }: PlanRow) => product._id

/** The price at the largest quantity, if there are price breaks. */
function Least({ steps, words }: { steps?: readonly PriceBreak[] | undefined; words: BulkEditDialogLabels }) {
  const { locale, currency } = useHost()
  const price = steps?.at(-1)?.price
  if (price === undefined) return null
  return <span className="block text-arot-12 text-arot-muted">{words.least(formatMoney(price, currency, locale))}</span>
}

function nameCell({ product }: PlanRow) {
  return <bdi className="wrap-anywhere line-clamp-2 font-medium text-arot-ink">{product.name}</bdi>
}
