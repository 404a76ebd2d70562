'use client'

import { type ComponentProps, type PointerEvent, useRef } from 'react'

const threshold = 40

type Callers = Pick<ComponentProps<'section'>, 'onPointerDown' | 'onPointerUp' | 'onPointerCancel'>

/**
 * Turns a horizontal swipe into a step, forward against the text direction and back along it. Vertical scrolling stays
 * with the page (`touch-pan-y`).
 */
export function useSwipe(onStep: (by: 1 | -1) => void, callers: Callers) {
  const start = useRef<{ x: number; y: number }>(null)
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      start.current = event.pointerType === 'mouse' ? null : { x: event.clientX, y: event.clientY }
      callers.onPointerDown?.(event)
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      turn(event)
      callers.onPointerUp?.(event)
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      start.current = null
      callers.onPointerCancel?.(event)
    },
  }

  function turn(event: PointerEvent<HTMLElement>) {
    if (start.current === null) return
    const right = event.clientX - start.current.x
    const across = getComputedStyle(event.currentTarget).direction === 'rtl' ? -right : right
    const down = event.clientY - start.current.y
    start.current = null
    if (Math.abs(across) >= threshold && Math.abs(across) > Math.abs(down)) onStep(across < 0 ? 1 : -1)
  }
}
