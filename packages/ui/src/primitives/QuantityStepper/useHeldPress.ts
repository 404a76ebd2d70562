'use client'

import { useEffect, useRef } from 'react'

const delay = 500
const pause = 60

/** One press, and while the pointer is held down one after the other; with no `press` it holds still. */
export function useHeldPress(press: (() => void) | undefined) {
  const latest = useRef(press)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hasRepeated = useRef(false)
  useEffect(() => {
    latest.current = press
  })

  const release = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])

  function repeat() {
    if (latest.current === undefined) return
    hasRepeated.current = true
    latest.current()
    timer.current = setTimeout(repeat, pause)
  }

  return {
    onPointerDown: (event: { button: number }) => {
      hasRepeated.current = false
      if (event.button === 0) timer.current = setTimeout(repeat, delay)
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    onContextMenu: release,
    // The click that ends a held press has been counted; one of assistive technology has no pointer, and no detail.
    onClick: (event: { detail: number }) => {
      if (!hasRepeated.current || event.detail === 0) press?.()
    },
  }
}
