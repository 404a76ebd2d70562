'use client'

import { Button } from '@arot/ui/Button'
import { cn } from '@arot/ui/internal/lib/cn'
import { formatNumber } from '@arot/ui/internal/lib/format'
import { useHost } from '@arot/ui/internal/lib/host'
import { Notice } from '@arot/ui/Notice'
import { CircleCheck, Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { ImportReport } from '../ImportReport/ImportReport.tsx'
import type { ImportResult, ImportVerdict } from '../import.ts'
import type { ImportPanelLabels } from './labels.ts'
import { arrival, useArrival } from './useArrival.ts'

type ResultProps = {
  result: ImportResult
  words: ImportPanelLabels
  action: ReactNode
  onDownload: () => void
  onOther: () => void
}

/** How many products the import added and changed, and how many rows it left out. */
export function Result({ result, words, action, onDownload, onOther }: ResultProps) {
  const { locale } = useHost()
  const frame = useArrival()
  const countOf = (is: ImportVerdict) => result.rows.filter(({ verdict }) => verdict === is).length
  const format = (number: number) => formatNumber(number, locale)
  const refused = countOf('refused')

  return (
    <div ref={frame} tabIndex={-1} className={cn('grid min-w-0 gap-5', arrival)}>
      {result.isWritten ? (
        <div role="status" className="grid gap-1">
          <p className="flex items-center gap-2 font-semibold text-arot-18 text-arot-ink tabular-nums">
            <CircleCheck aria-hidden className="size-5 shrink-0 text-arot-brand" />
            {words.done(format(countOf('new')), format(countOf('changed')))}
          </p>
          {refused === 0 ? null : (
            <p className="text-arot-14 text-arot-muted tabular-nums">{words.doneLeft(format(refused), refused)}</p>
          )}
        </div>
      ) : (
        <Notice {...words.importRefused} />
      )}
      <ImportReport result={result} />
      <div className="flex flex-wrap gap-2">
        {action}
        {refused === 0 ? null : (
          <Button variant="secondary" icon={<Download aria-hidden />} onClick={onDownload}>
            {words.download(format(refused), refused)}
          </Button>
        )}
        <Button variant="secondary" onClick={onOther}>
          {words.other}
        </Button>
      </div>
    </div>
  )
}
