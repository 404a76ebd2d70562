'use client'

import { RotateCw, TriangleAlert } from 'lucide-react'
import { useRef } from 'react'
import { fromCaller } from '../../lib/cn.ts'
import { useFocusKept } from '../../lib/useFocusKept.ts'
import { useWords } from '../../lib/useWords.ts'
import { Button } from '../Button/Button.tsx'
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState.tsx'
import { type ErrorStateLabels, english } from './labels.ts'

export type { ErrorStateLabels }

export type ErrorStateProps = Omit<EmptyStateProps, 'title' | 'tone' | 'action' | 'icon'> & {
  /** What failed. "Something went wrong." when not given. */
  title?: string | undefined
  /** Tries once more; without it there is no button. */
  onRetry?: (() => void) | undefined
  /** The retry is under way. @default false */
  isRetrying?: boolean | undefined
  labels?: Partial<ErrorStateLabels> | undefined
}

/** Stands where something that could not be loaded would, says so at once, and offers the way out. */
export function ErrorState({ title, onRetry, isRetrying = false, labels, ...props }: ErrorStateProps) {
  const words = useWords('ErrorState', english, labels)
  const retry = useRef<HTMLButtonElement>(null)
  // What is loaded replaces the button that asked for it.
  useFocusKept(retry)

  return (
    <EmptyState
      data-slot="error-state"
      role="alert"
      {...props}
      className={fromCaller(props.className)}
      title={title ?? words.title}
      tone="attention"
      icon={<TriangleAlert aria-hidden strokeWidth={1.75} />}
      action={
        onRetry === undefined ? undefined : (
          <Button
            ref={retry}
            variant="secondary"
            icon={<RotateCw aria-hidden />}
            isPending={isRetrying}
            onClick={() => onRetry()}
          >
            {words.retry}
          </Button>
        )
      }
    />
  )
}
