'use client'

import { Button } from '@arot/ui/Button'
import { cn } from '@arot/ui/internal/lib/cn'
import { formatNumber } from '@arot/ui/internal/lib/format'
import { useHost } from '@arot/ui/internal/lib/host'
import { RadioGroup } from '@arot/ui/RadioGroup'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { ImportReport } from '../ImportReport/ImportReport.tsx'
import type { ImportResult } from '../import.ts'
import type { ImportPanelLabels } from './labels.ts'
import { arrival, useArrival } from './useArrival.ts'

type CheckStepProps = {
  file: File
  result: ImportResult
  words: ImportPanelLabels
  onWrite: (mode: 'good' | 'all') => void
  /** Absent if columns cannot be matched. */
  onRematch: (() => void) | undefined
  onDownload: () => void
  onOther: () => void
}

/** Shows what the file would change and asks whether to write it. */
export function CheckStep({ file, result, words, onWrite, onRematch, onDownload, onOther }: CheckStepProps) {
  const { locale } = useHost()
  const frame = useArrival()
  const countOf = (is: string[]) => {
    const number = result.rows.filter(({ verdict }) => is.includes(verdict)).length
    return [formatNumber(number, locale), number] as const
  }
  const [refused, importable] = [countOf(['refused']), countOf(['new', 'changed'])]
  const [mode, setMode] = useState<'good' | 'all'>(refused[1] === 0 ? 'all' : 'good')
  const isHeld = mode === 'all' && refused[1] > 0

  return (
    <div
      ref={frame}
      tabIndex={-1}
      role="group"
      aria-label={words.checked}
      className={cn('grid min-w-0 gap-5', arrival)}
    >
      <p className="wrap-anywhere font-medium text-arot-14">
        <bdi>{file.name}</bdi>
      </p>
      <ImportReport result={result} />
      {refused[1] === 0 ? null : (
        <Button variant="secondary" icon={<Download aria-hidden />} className="justify-self-start" onClick={onDownload}>
          {words.download(...refused)}
        </Button>
      )}
      {importable[1] === 0 ? (
        <p role="status" className="text-arot-14 text-arot-ink">
          {refused[1] === 0 ? words.nothingNew : words.refusedFirst(...refused)}
        </p>
      ) : (
        <RadioGroup
          label={words.how}
          options={[
            { value: 'good', label: words.good(...importable), hint: words.goodHint },
            { value: 'all', label: words.all, hint: words.allHint },
          ]}
          value={mode}
          onValueChange={setMode}
        />
      )}
      <div className={acts}>
        {importable[1] === 0 ? null : (
          <Button disabledReason={isHeld ? words.refusedFirst(...refused) : undefined} onClick={() => onWrite(mode)}>
            {words.write(...importable)}
          </Button>
        )}
        {onRematch === undefined ? null : (
          <Button variant="secondary" onClick={onRematch}>
            {words.changeColumns}
          </Button>
        )}
        <Button variant="secondary" onClick={onOther}>
          {words.other}
        </Button>
      </div>
    </div>
  )
}

/** Sticks to the bottom of a long report, above the host's own bar. */
const acts =
  'sticky bottom-(--arot-page-bottom,0px) z-arot-sticky flex flex-wrap gap-2 border-arot-line border-t bg-arot-canvas py-3 [@media(max-height:30rem)]:static'
