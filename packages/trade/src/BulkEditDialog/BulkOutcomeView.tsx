'use client'

import { type DataColumn, DataTable } from '@arot/ui/DataTable'
import { formatNumber } from '@arot/ui/internal/lib/format'
import { useHost } from '@arot/ui/internal/lib/host'
import { Notice } from '@arot/ui/Notice'
import { useEffect, useMemo, useRef } from 'react'
import { writeCell } from '../formatCell.ts'
import type { BulkEditDialogLabels } from './labels.ts'
import type { BulkOutcome, FailedRow } from './useBulkEdit.ts'

type BulkOutcomeViewProps = { outcome: BulkOutcome; words: BulkEditDialogLabels }

/** How many products changed, and why the others did not. */
export function BulkOutcomeView({ outcome, words }: BulkOutcomeViewProps) {
  const { locale, currency } = useHost()
  const { changed, notChanged, hasFailed } = outcome
  const sentence = useRef<HTMLParagraphElement>(null)
  // The button that started or stopped the edit is gone.
  useEffect(() => sentence.current?.focus(), [])
  const columns = useMemo<DataColumn<FailedRow>[]>(() => {
    function reasonOf({ row, why, current, message }: FailedRow) {
      if (why === 'stale') return words.stale(writeCell(row.change.field, current, words.states, { locale, currency }))
      if (why === 'stale_steps') return words.staleSteps
      if (why === 'invalid') return message
      return why === 'not_found' ? words.notFound : words.notSent
    }
    return [
      {
        id: 'product',
        isRowHeader: true,
        title: words.product,
        width: { min: 7, share: 1 },
        pin: 'start',
        cell: ({ row }) => (
          <bdi className="wrap-anywhere line-clamp-2 font-medium text-arot-ink">{row.product.name}</bdi>
        ),
      },
      {
        id: 'reason',
        title: words.reason,
        width: { min: 10, share: 2 },
        cell: (one) => <span className="line-clamp-2 text-arot-ink">{reasonOf(one)}</span>,
      },
    ]
  }, [words, locale, currency])
  return (
    <div className="grid min-w-0 gap-3">
      {hasFailed ? <Notice title={words.failed} /> : null}
      <p ref={sentence} tabIndex={-1} role="status" className="text-arot-16 text-arot-ink tabular-nums outline-none">
        {words.changed(formatNumber(changed.length, locale), changed.length)}
        {notChanged.length === 0 ? null : (
          <>, {words.notChanged(formatNumber(notChanged.length, locale), notChanged.length)}</>
        )}
      </p>
      {notChanged.length === 0 ? null : (
        <DataTable label={words.reason} columns={columns} rows={notChanged} keyOf={keyOf} className="max-h-72" />
      )}
    </div>
  )
}

const keyOf = ({ row }: FailedRow) => row.product._id
