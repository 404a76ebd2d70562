'use client'

import { RotateCw, TriangleAlert } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { fromCaller } from '../../lib/cn.ts'
import { Button } from '../Button/Button.tsx'
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState.tsx'

export type ErrorStateProps = Omit<EmptyStateProps, 'title' | 'tone' | 'action' | 'icon'> & {
  /** What failed. @default 'Something went wrong.' */
  title?: string | undefined
  /** Tries once more; without it there is no button. */
  onRetry?: (() => void) | undefined
  /** The retry is under way. @default false */
  isRetrying?: boolean | undefined
  labels?: { retry: string } | undefined
}

const english = { retry: 'Try again' }

/** Stands where something that could not be loaded would, says so at once, and offers the way out. */
export function ErrorState({
  title = 'Something went wrong.',
  onRetry,
  isRetrying = false,
  labels = english,
  ...props
}: ErrorStateProps) {
  const retry = useRef<HTMLButtonElement>(null)

  // What is loaded replaces the button that asked for it: its surroundings keep the place of the keyboard in the page.
  useLayoutEffect(() => {
    return () => {
      const button = retry.current
      if (button === null || document.activeElement !== button) return
      const place = button.closest<HTMLElement>('[tabindex="-1"]') ?? document.querySelector<HTMLElement>('main')
      place?.focus({ preventScroll: true })
    }
  }, [])

  return (
    <EmptyState
      data-slot="error-state"
      role="alert"
      {...props}
      className={fromCaller(props.className)}
      title={title}
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
            {labels.retry}
          </Button>
        )
      }
    />
  )
}
