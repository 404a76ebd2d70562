'use client'

import { CircleAlert, CircleCheck, File as FileIcon, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { formatSize } from '../../lib/formatSize.ts'
import { useHost } from '../../lib/host.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { FileProgress } from './FileProgress.tsx'
import { displayName, type FileDropFile } from './file.ts'
import type { FileDropLabels } from './labels.ts'

type Props = {
  file: Omit<FileDropFile, 'state'> & { state?: FileDropFile['state'] | 'refused' }
  words: FileDropLabels
  /** A button to retry. */
  action?: ReactNode
  onRemove: (() => void) | undefined
}

const icons = { added: FileIcon, uploading: FileIcon, done: CircleCheck, failed: CircleAlert, refused: CircleAlert }

/** One file: its name, size and state, and a button to remove it. */
export function FileLine({ file, words, action, onRemove }: Props) {
  const { locale } = useHost()
  const { state = 'added', size, progress, error } = file
  const name = displayName(file.name)
  const Icon = icons[state]
  const hasFailed = state === 'failed' || state === 'refused'
  return (
    <li
      data-slot="file-drop-file"
      data-state={state}
      className="flex min-w-0 items-start gap-x-2.5 rounded-arot-control border border-arot-line bg-arot-surface ps-3 text-arot-14"
    >
      <Icon
        aria-hidden
        className={cn(
          'mt-2.75 size-4.5 shrink-0 text-arot-muted',
          state === 'done' && 'text-arot-brand',
          hasFailed && 'text-arot-signal-strong',
        )}
      />
      <div className="grid min-w-0 flex-1 gap-y-0.5 py-2.5">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
          <bdi data-slot="file-drop-name" className="wrap-anywhere min-w-0 font-medium">
            {name}
          </bdi>
          <span className="text-arot-12 text-arot-muted tabular-nums">{formatSize(size, locale)}</span>
        </div>
        {state === 'done' ? <p className="text-arot-12 text-arot-brand-strong">{words.done}</p> : null}
        {state === 'uploading' ? <FileProgress name={name} uploading={words.uploading} value={progress} /> : null}
        {hasFailed ? (
          <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1">
            <p className="wrap-anywhere min-w-0 text-arot-13 text-arot-signal-strong">{error || words.failed}</p>
            {action}
          </div>
        ) : null}
      </div>
      {onRemove === undefined ? null : (
        <IconButton
          label={words.remove(name)}
          icon={<X aria-hidden />}
          size="sm"
          className="my-1 me-1"
          onClick={onRemove}
        />
      )}
    </li>
  )
}
