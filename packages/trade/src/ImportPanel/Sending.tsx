'use client'

import { Button } from '@arot/ui/Button'
import { cn } from '@arot/ui/internal/lib/cn'
import { formatNumber } from '@arot/ui/internal/lib/format'
import { useHost } from '@arot/ui/internal/lib/host'
import { FileProgress } from '@arot/ui/internal/primitives/FileDrop/FileProgress'
import type { ImportMode } from '../import.ts'
import type { ImportPanelLabels } from './labels.ts'
import { arrival, useArrival } from './useArrival.ts'

type SendingProps = {
  file: File
  mode: ImportMode
  done: number
  of: number
  words: ImportPanelLabels
  onStop: () => void
}

/** The progress of the file. The user can cancel a check, but not a write. */
export function Sending({ file, mode, done, of, words, onStop }: SendingProps) {
  const { locale } = useHost()
  const frame = useArrival()
  return (
    <div ref={frame} tabIndex={-1} className={cn('grid gap-3', arrival)}>
      <p className="wrap-anywhere font-medium text-arot-14">
        <bdi>{file.name}</bdi>
      </p>
      <FileProgress
        name={file.name}
        uploading={mode === 'check' ? words.checking : words.writing}
        value={of === 0 ? undefined : done / of}
      />
      <p className="min-h-5 text-arot-13 text-arot-muted tabular-nums">
        {of === 0 ? null : words.underWay(formatNumber(done, locale), formatNumber(of, locale))}
      </p>
      {mode === 'check' ? (
        <Button variant="secondary" className="justify-self-start" onClick={onStop}>
          {words.stop}
        </Button>
      ) : null}
    </div>
  )
}
