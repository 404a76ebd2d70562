'use client'

import type { Act } from '@arot/ui'
import { Button } from '@arot/ui/Button'
import { FileDrop } from '@arot/ui/FileDrop'
import { ActButton } from '@arot/ui/internal/lib/ActButton'
import { cn, fromCaller } from '@arot/ui/internal/lib/cn'
import { formatNumber } from '@arot/ui/internal/lib/format'
import { formatSize } from '@arot/ui/internal/lib/formatSize'
import { useHost } from '@arot/ui/internal/lib/host'
import { useWords } from '@arot/ui/internal/lib/useWords'
import { Notice } from '@arot/ui/Notice'
import { FileSpreadsheet } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import type { ImportField, ImportFileColumn, ImportMatch, ImportResult, SendImport } from '../import.ts'
import { CheckStep } from './CheckStep.tsx'
import { english, type ImportPanelLabels } from './labels.ts'
import { MatchColumns } from './MatchColumns.tsx'
import { Result } from './Result.tsx'
import { Sending } from './Sending.tsx'
import { arrival, useArrival } from './useArrival.ts'
import { useImport } from './useImport.ts'

export type { ImportField, ImportFileColumn, ImportMatch, ImportPanelLabels }

export type ImportPanelProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The largest file that the panel accepts. */
  limits: { bytes: number; rows: number }
  /** Sends the file to be checked or written. */
  onSend: SendImport
  /** The fields that a column can be matched to. Without them the panel ignores unknown columns. */
  fields?: readonly ImportField[] | undefined
  /** Downloads the rows with problems as a file, so that the user can fix them. */
  onDownloadRefused: (file: File, result: ImportResult) => void
  /** Downloads a sample file. Without it there is no such button. */
  onSample?: Act | undefined
  /** The next action once the import is done, such as a link. */
  doneAction?: ReactNode
  labels?: Partial<ImportPanelLabels> | undefined
}

/** Checks a file of products, shows what each row would change, and writes it when the user confirms. */
export function ImportPanel({
  limits,
  onSend,
  fields = none,
  onDownloadRefused,
  onSample,
  doneAction,
  labels,
  className,
  ...props
}: ImportPanelProps) {
  const { locale } = useHost()
  const words = useWords('ImportPanel', english, labels)
  const { state, send, rematch, applyMatch, stop, restart } = useImport(onSend, words, fields.length > 0)
  const chooser = useRef<HTMLDivElement>(null)
  const lastStep = useRef(state.step)

  // The pressed button is gone. Not on the first step, because a page does not begin with the focus in it.
  useEffect(() => {
    if (state.step === 'choose' && lastStep.current !== 'choose') chooser.current?.querySelector('input')?.focus()
    lastStep.current = state.step
  }, [state.step])

  const download = (result: ImportResult) => () => 'file' in state && onDownloadRefused(state.file, result)

  return (
    <div
      data-slot="import-panel"
      data-state={state.step}
      {...props}
      className={cn('grid min-w-0 gap-5', fromCaller(className))}
    >
      {state.step === 'choose' ? (
        <div ref={chooser} className="grid min-w-0 gap-3">
          {state.isStopped ? (
            <p role="status" className="text-arot-14 text-arot-ink">
              {words.stopped}
            </p>
          ) : null}
          <FileDrop
            label={words.file}
            hint={words.hint(formatNumber(limits.rows, locale), formatSize(limits.bytes, locale))}
            labels={{ wrongType: words.wrongType }}
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            maxSize={limits.bytes}
            files={none}
            onValueChange={([first]) => {
              if (first?.file) void send(first.file, 'check')
            }}
          />
          {onSample === undefined ? null : (
            <ActButton
              variant="link"
              icon={<FileSpreadsheet aria-hidden />}
              act={onSample}
              className="justify-self-start"
            >
              {words.sample}
            </ActButton>
          )}
        </div>
      ) : null}
      {state.step === 'sending' ? <Sending {...state} words={words} onStop={stop} /> : null}
      {state.step === 'failed' ? (
        <Failed
          {...state}
          words={words}
          onRetry={() => void send(state.file, 'check', state.match)}
          onOther={restart}
        />
      ) : null}
      {state.step === 'match' ? (
        <MatchColumns
          {...state}
          fields={fields}
          words={words}
          onMatch={(match) => applyMatch(state.file, match, state.columns, state.result)}
          onOther={restart}
        />
      ) : null}
      {state.step === 'checked' ? (
        <CheckStep
          {...state}
          words={words}
          onWrite={(mode) => void send(state.file, mode, state.match)}
          onRematch={fields.length > 0 && state.result.columns ? () => rematch(state.file, state.result) : undefined}
          onDownload={download(state.result)}
          onOther={restart}
        />
      ) : null}
      {state.step === 'written' ? (
        <Result
          result={state.result}
          words={words}
          action={doneAction}
          onDownload={download(state.result)}
          onOther={restart}
        />
      ) : null}
    </div>
  )
}

type FailedProps = {
  file: File
  refusal: ComponentProps<typeof Notice>
  words: ImportPanelLabels
  onRetry: () => void
  onOther: () => void
}

/** Why the file was not checked or written. */
function Failed({ file, refusal, words, onRetry, onOther }: FailedProps) {
  const frame = useArrival()
  return (
    <div ref={frame} tabIndex={-1} className={cn('grid gap-3', arrival)}>
      <p className="wrap-anywhere font-medium text-arot-14">
        <bdi>{file.name}</bdi>
      </p>
      <Notice {...refusal} />
      <div className="flex flex-wrap gap-2">
        <Button onClick={onRetry}>{words.again}</Button>
        <Button variant="secondary" onClick={onOther}>
          {words.other}
        </Button>
      </div>
    </div>
  )
}

const none: never[] = []
