'use client'

import { useEffect, useRef } from 'react'

const delay = 500
const pause = 60

/** Calls `press` once, and repeatedly while the pointer is down. Without `press` it does nothing. */
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
    // The click at the end of a held press is already counted. Assistive technology sends clicks without a pointer,
    // with a `detail` of 0.
    onClick: (event: { detail: number }) => {
      if (!hasRepeated.current || event.detail === 0) press?.()
    },
  }
}
