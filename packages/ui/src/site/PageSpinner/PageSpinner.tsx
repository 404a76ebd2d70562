'use client'

import type { ComponentProps } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import { useWords } from '../../lib/useWords.ts'
import { Spinner } from '../../primitives/Spinner/Spinner.tsx'
import { english, type PageSpinnerLabels } from './labels.ts'

export type { PageSpinnerLabels }

export type PageSpinnerProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Texts that replace those of the chosen language. */
  labels?: Partial<PageSpinnerLabels> | undefined
}

/** Fills the page while the session is not known yet. */
export function PageSpinner({ labels, className, ...props }: PageSpinnerProps) {
  const words = useWords('PageSpinner', english, labels)
  return (
    <div
      data-slot="page-spinner"
      role="status"
      {...props}
      className={cn('grid min-h-dvh w-full place-items-center text-arot-signal', fromCaller(className))}
    >
      <Spinner label={words.loading} className="size-12" />
    </div>
  )
}
