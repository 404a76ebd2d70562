'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'

/**
 * The current one of `count` slides, and a timer for the next. It pauses while `isHeld`, and with reduced motion it
 * does not start. If the reader presses the button (`toggle`), that choice overrides both.
 */
export function useRotation({ count, interval, isHeld }: { count: number; interval: number; isHeld: boolean }) {
  const [wanted, setIndex] = useState(0)
  const [wish, setWish] = useState<'play' | 'pause'>()
  const isCalm = useSyncExternalStore(subscribeToMotion, prefersLessMotion, () => false)
  // The number of slides can decrease.
  const index = Math.min(wanted, count - 1)
  const isPlaying = wish === undefined ? !isCalm : wish === 'play'
  const isRotating = count > 1 && isPlaying && (wish === 'play' || !isHeld)
  const next = (index + 1) % count

  useEffect(() => {
    if (!isRotating) return
    const timer = window.setTimeout(() => setIndex(next), interval)
    return () => window.clearTimeout(timer)
  }, [isRotating, next, interval])

  return {
    index,
    isPlaying,
    isRotating,
    show: setIndex,
    step: (by: 1 | -1) => setIndex((index + by + count) % count),
    toggle: () => setWish(isPlaying ? 'pause' : 'play'),
  }
}

const lessMotion = '(prefers-reduced-motion: reduce)'

function prefersLessMotion() {
  return window.matchMedia?.(lessMotion).matches ?? false
}

function subscribeToMotion(onChange: () => void) {
  // Test environments may have no `matchMedia`.
  const query = window.matchMedia?.(lessMotion)
  query?.addEventListener('change', onChange)
  return () => query?.removeEventListener('change', onChange)
}
