'use client'

import { WifiOff } from 'lucide-react'
import type { ComponentProps } from 'react'
import { ActButton } from '../../lib/ActButton.tsx'
import type { Act } from '../../lib/act.ts'
import { cn, fromCaller } from '../../lib/cn.ts'
import { useWords } from '../../lib/useWords.ts'
import { english, type OfflineNoticeLabels } from './labels.ts'
import { useUnpressed } from './useUnpressed.ts'

export type { OfflineNoticeLabels }

export type OfflineNoticeProps = Omit<ComponentProps<'div'>, 'children' | 'role' | 'title'> & {
  /** Whether the network is unavailable. The notice follows it. */
  isOffline: boolean
  /** Tests the connection again. Without it there is no button. */
  onRetry?: Act | undefined
  /**
   * Whether the connection is being tested.
   * @default false
   */
  isPending?: boolean | undefined
  /** Texts that replace those of the chosen language. */
  labels?: Partial<OfflineNoticeLabels> | undefined
}

/**
 * Says that the content may be outdated. It is always in the page, so that changes are announced. Because it moves the
 * content below, it appears and disappears only while nothing is pressed.
 */
export function OfflineNotice({
  isOffline,
  onRetry,
  isPending = false,
  labels,
  className,
  ...props
}: OfflineNoticeProps) {
  const words = useWords('OfflineNotice', english, labels)
  const isShown = useUnpressed(isOffline)
  return (
    <div
      role="status"
      data-slot="offline-notice"
      data-state={isShown ? 'offline' : 'online'}
      {...props}
      className={cn(fromCaller(className))}
    >
      {isShown ? (
        <div className="border-arot-line border-b bg-arot-caution-soft">
          <div className="mx-auto flex min-h-11 max-w-320 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 text-arot-14 text-arot-ink">
            <WifiOff aria-hidden className="size-4.5 shrink-0 text-arot-caution" />
            <p className="wrap-anywhere min-w-0 flex-1 basis-56">
              <span className="font-semibold">{words.title}</span> {words.text}
            </p>
            {onRetry === undefined ? null : (
              <ActButton
                variant="secondary"
                size="sm"
                isPending={isPending}
                act={onRetry}
                className="ms-7.5 arot-sm:ms-0"
              >
                {words.retry}
              </ActButton>
            )}
          </div>
        </div>
      ) : null}
    </div>
  )
}
