'use client'

import { useEffect, useRef } from 'react'

/** Moves the focus to a new step and scrolls to its start, because the button of the step before may have been far below. */
export function useArrival() {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const step = frame.current
    step?.focus({ preventScroll: true })
    if (step && step.getBoundingClientRect().top < 0) step.scrollIntoView({ block: 'start' })
  }, [])
  return frame
}

export const arrival = 'scroll-mt-[calc(var(--arot-page-top,0px)+1rem)] outline-none'
