'use client'

import { Upload } from 'lucide-react'
import { type ComponentProps, useRef } from 'react'
import { ActButton } from '../../lib/ActButton.tsx'
import type { Act } from '../../lib/act.ts'
import { cn, fromCaller } from '../../lib/cn.ts'
import { formatNumber } from '../../lib/format.ts'
import { formatSize } from '../../lib/formatSize.ts'
import { giveRef } from '../../lib/giveRef.ts'
import { useHost } from '../../lib/host.ts'
import { useWords } from '../../lib/useWords.ts'
import { refuse } from '../Field/choice.ts'
import type { FieldPropName } from '../Field/control.ts'
import { Field, type FieldProps } from '../Field/Field.tsx'
import { withDescription } from '../Field/FieldMessages.tsx'
import { FileLine } from './FileLine.tsx'
import { displayName, type FileDropFile, type Reason } from './file.ts'
import { english, type FileDropLabels } from './labels.ts'
import { useDrop } from './useDrop.ts'
import { useFiles } from './useFiles.ts'
import { useSpoken } from './useSpoken.ts'

export type { FileDropFile, FileDropLabels }

export type FileDropProps = FieldProps &
  Omit<
    ComponentProps<'input'>,
    FieldPropName | 'type' | 'value' | 'defaultValue' | 'size' | 'children' | 'onChange'
  > & {
    /** The files in the list. Without it the field is uncontrolled. */
    files?: readonly FileDropFile[] | undefined
    /** Not supported: use `onValueChange`. */
    onChange?: undefined
    /** Called with all files after files were added or removed. The host uploads them. */
    onValueChange?: ((files: FileDropFile[]) => void) | undefined
    /** The maximum size of a file, in bytes. */
    maxSize?: number | undefined
    /** The maximum number of files, with `multiple`. */
    maxFiles?: number | undefined
    /** Uploads a failed file again, unless its `canRetry` is false. The button is pending until the promise settles. */
    onRetry?: Act<[file: FileDropFile]> | undefined
    /** Why files cannot be added. The field stays focusable, so that everyone can read the reason. */
    disabledReason?: string | undefined
    /** Texts that replace those of the chosen language. */
    labels?: Partial<FileDropLabels> | undefined
  }

/**
 * Takes files by drop, press or keyboard, rejects files that do not fit with a reason, and shows the progress of each.
 * It does not upload anything.
 */
export function FileDrop({
  label,
  hint,
  error,
  mark,
  isLabelHidden,
  id,
  files: controlledFiles,
  onValueChange,
  accept,
  maxSize,
  multiple = false,
  maxFiles = Number.POSITIVE_INFINITY,
  onRetry,
  disabled = false,
  disabledReason,
  labels,
  ref,
  className,
  ...props
}: FileDropProps) {
  const { locale } = useHost()
  const words = useWords('FileDrop', english, labels)
  const input = useRef<HTMLInputElement>(null)
  const limits = { accept, maxSize, maxFiles: multiple ? maxFiles : 1 }
  const { files, refused, take, remove, dismiss } = useFiles({ input, files: controlledFiles, limits, onValueChange })
  const [spoken, say] = useSpoken(files, words)
  const isTaking = !disabled && disabledReason === undefined
  const { isOver, zone } = useDrop(isTaking, takeAndSay)

  const invitation = multiple ? { choose: words.chooseMany, drop: words.dropMany } : words
  const reasons: Record<Reason, string> = {
    ...words,
    tooLarge: words.tooLarge(formatSize(maxSize ?? 0, locale)),
    tooMany: words.tooMany(formatNumber(limits.maxFiles, locale), limits.maxFiles),
  }

  function takeAndSay(incoming: Parameters<typeof take>[0]) {
    const verdict = take(incoming)
    const names = new Intl.ListFormat(locale).format(verdict.accepted.map(({ name }) => displayName(name)))
    say([
      ...(verdict.accepted.length > 0 ? [words.added(names)] : []),
      ...verdict.refused.map(({ name, reason }) => `${displayName(name)}: ${reasons[reason]}`),
    ])
  }

  /** The pressed button disappears, so the field takes the focus. */
  const keepFocus = () => input.current?.focus({ preventScroll: true })

  return (
    <Field
      {...{ label, error, isLabelHidden, required: props.required, mark, className: fromCaller(className) }}
      hint={disabledReason ?? hint}
      controlId={id}
    >
      {(field) => (
        <div data-slot="file-drop" className="grid min-w-0 gap-2">
          <div
            data-slot="file-drop-zone"
            data-state={isOver ? 'over' : 'idle'}
            {...zone}
            className={cn(zoneLook, error && 'border-arot-signal', !isTaking && zoneHeld)}
          >
            <Upload aria-hidden className="size-4.5 shrink-0 text-arot-muted" />
            <span className="wrap-anywhere min-w-0">
              <span className={cn('font-semibold', isTaking && 'text-arot-brand-strong')}>{invitation.choose}</span>{' '}
              <span className={cn('pointer-coarse:hidden', isTaking && 'text-arot-muted')}>{invitation.drop}</span>
            </span>
            <input
              data-slot="file-drop-input"
              aria-disabled={disabledReason === undefined ? undefined : true}
              {...props}
              {...(disabledReason === undefined ? null : { onClickCapture: refuse })}
              {...withDescription(field, props['aria-describedby'])}
              {...{ accept, multiple, disabled }}
              ref={(element) => {
                input.current = element
                return giveRef(ref, element)
              }}
              type="file"
              onChange={(event) => takeAndSay([...(event.currentTarget.files ?? [])].map((file) => ({ file })))}
              // Covers the whole field, so that a press reaches the browser's own input.
              className="absolute inset-0 size-full cursor-[inherit] opacity-0"
            />
          </div>
          {files.length + refused.length === 0 ? null : (
            // biome-ignore lint/a11y/noRedundantRoles: Safari does not count a list without markers as a list
            <ul role="list" data-slot="file-drop-files" className="m-0 grid min-w-0 list-none gap-2 p-0">
              {files.map((file) => (
                <FileLine
                  key={file.id}
                  {...{ file, words }}
                  action={
                    onRetry === undefined || file.canRetry === false ? null : (
                      <ActButton
                        variant="link"
                        size="sm"
                        className="pointer-coarse:min-h-11"
                        aria-label={`${words.retry}: ${displayName(file.name)}`}
                        act={() => {
                          keepFocus()
                          return onRetry(file)
                        }}
                      >
                        {words.retry}
                      </ActButton>
                    )
                  }
                  onRemove={
                    isTaking
                      ? () => {
                          keepFocus()
                          remove(file)
                          say([words.removed(displayName(file.name))])
                        }
                      : undefined
                  }
                />
              ))}
              {refused.map(({ reason, ...file }) => (
                <FileLine
                  key={file.id}
                  file={{ ...file, state: 'refused', error: reasons[reason] }}
                  words={words}
                  onRemove={() => {
                    keepFocus()
                    dismiss(file)
                  }}
                />
              ))}
            </ul>
          )}
          <p role="status" className="sr-only">
            {/* A new key each time, so that the same text is announced again. */}
            <span key={spoken.count}>{spoken.text}</span>
          </p>
        </div>
      )}
    </Field>
  )
}

const zoneLook =
  'arot-focus-within relative flex min-h-18 min-w-0 cursor-pointer items-center justify-center gap-2.5 rounded-arot-control border border-arot-control border-dashed bg-arot-surface px-4 py-3 text-arot-14 text-arot-ink transition-colors duration-arot-quick hover:border-arot-muted hover:bg-arot-sunken data-[state=over]:border-arot-brand data-[state=over]:border-solid data-[state=over]:bg-arot-brand-soft forced-colors:data-[state=over]:border-[Highlight]'

const zoneHeld =
  'cursor-not-allowed border-arot-line bg-arot-sunken text-arot-muted hover:border-arot-line forced-colors:border-[GrayText] forced-colors:text-[GrayText]'
