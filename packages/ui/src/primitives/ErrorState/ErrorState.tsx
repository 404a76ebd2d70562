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
  /** What failed. "Something went wrong." when not given. */
  title?: string | undefined
  /** Tries once more, and is under way for as long as the promise it gives; without it there is no button. */
  onRetry?: Act | undefined
  /** Where the host knows that it is under way. @default false */
  isPending?: boolean | undefined
  /** Texts that replace those of the chosen language. */
  labels?: Partial<ErrorStateLabels> | undefined
}

/** Stands where something that could not be loaded would, says so at once, and offers the way out. */
export function ErrorState({ title, onRetry, isPending = false, labels, ...props }: ErrorStateProps) {
  const words = useWords('ErrorState', english, labels)
  const retry = useRef<HTMLButtonElement>(null)
  // What is loaded replaces the button that asked for it.
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
