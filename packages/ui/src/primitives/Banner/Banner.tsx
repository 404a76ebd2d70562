'use client'

import type { ComponentProps, ReactNode } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import { ToneIcon } from '../../lib/ToneIcon.tsx'
import type { MessageTone } from '../../lib/tone.ts'
import { toneGround } from '../../lib/toneGround.ts'
import { useWords } from '../../lib/useWords.ts'
import { LeavingButton } from '../IconButton/LeavingButton.tsx'
import { type BannerLabels, english } from './labels.ts'

export type { BannerLabels }

export type BannerProps = Omit<ComponentProps<'div'>, 'children' | 'title' | 'role'> & {
  /** What happened, in one short line. */
  title: string
  /** What it means, and what to do next. */
  text?: ReactNode
  /**
   * The colour and the icon, by meaning.
   * @default 'info'
   */
  tone?: MessageTone | undefined
  /** One or more buttons or links. */
  action?: ReactNode
  /** Called when the user closes the banner. Without it there is no close button. */
  onDismiss?: (() => void) | undefined
  /** Texts that replace those of the chosen language. */
  labels?: Partial<BannerLabels> | undefined
}

/**
 * A message about a page or a part of it, which stays until the matter is settled. Screen readers announce it; errors
 * and warnings interrupt. For an error in a form use a Notice, for a short confirmation a toast.
 */
export function Banner({ title, text, tone = 'info', action, onDismiss, labels, className, ...props }: BannerProps) {
  const { dismiss } = useWords('Banner', english, labels)
  const isUrgent = tone === 'error' || tone === 'warning'
  return (
    <div
      data-slot="banner"
      data-state={tone}
      {...props}
      role={isUrgent ? 'alert' : 'status'}
      className={cn(
        'flex min-w-0 items-baseline gap-x-3 rounded-arot-tile border ps-4 pe-1.5 text-arot-14 text-arot-ink',
        toneGround[tone],
        fromCaller(className),
      )}
    >
      {/* Aligned with the line of the title, wherever the action wraps to. */}
      <span aria-hidden className="flex items-center before:content-['\200b']">
        <ToneIcon tone={tone} />
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-6 gap-y-3 py-3 pe-2.5">
        <div data-slot="banner-words" className="wrap-anywhere grid min-w-0 flex-1 basis-60 gap-y-0.5">
          <p className="font-semibold">{title}</p>
          {text === undefined ? null : <div className="max-w-[70ch] text-pretty">{text}</div>}
        </div>
        {action === undefined ? null : (
          <div data-slot="banner-action" className="flex max-w-full flex-wrap items-center gap-x-4 gap-y-2">
            {action}
          </div>
        )}
      </div>
      {onDismiss === undefined ? null : (
        <LeavingButton label={dismiss} className="my-0.75 self-start" onClick={() => onDismiss()} />
      )}
    </div>
  )
}
