'use client'

import { RotateCw, TriangleAlert } from 'lucide-react'
import { useRef } from 'react'
import { ActButton } from '../../lib/ActButton.tsx'
import type { Act } from '../../lib/act.ts'
import { fromCaller } from '../../lib/cn.ts'
import { useFocusFallback } from '../../lib/useFocusFallback.ts'
import { useWords } from '../../lib/useWords.ts'
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState.tsx'
import { type ErrorStateLabels, english } from './labels.ts'

export type { ErrorStateLabels }

export type ErrorStateProps = Omit<EmptyStateProps, 'title' | 'tone' | 'action' | 'icon'> & {
  /** What failed. Defaults to "Something went wrong." */
  title?: string | undefined
  /** Tries again. The button is pending until the promise settles; without the prop there is no button. */
  onRetry?: Act | undefined
  /** Whether a retry is running, if the host knows it. @default false */
  isPending?: boolean | undefined
  /** Texts that replace those of the chosen language. */
  labels?: Partial<ErrorStateLabels> | undefined
}

/** Takes the place of content that failed to load, announces the error at once, and offers a retry. */
export function ErrorState({ title, onRetry, isPending = false, labels, ...props }: ErrorStateProps) {
  const words = useWords('ErrorState', english, labels)
  const retry = useRef<HTMLButtonElement>(null)
  // The loaded content replaces the button.
  useFocusFallback(retry)

  return (
    <EmptyState
      data-slot="error-state"
      role="alert"
      {...props}
      className={fromCaller(props.className)}
      title={title ?? words.title}
      tone="error"
      icon={<TriangleAlert aria-hidden strokeWidth={1.75} />}
      action={
        onRetry === undefined ? undefined : (
          <ActButton
            ref={retry}
            variant="secondary"
            icon={<RotateCw aria-hidden />}
            isPending={isPending}
            act={onRetry}
          >
            {words.retry}
          </ActButton>
        )
      }
    />
  )
}
