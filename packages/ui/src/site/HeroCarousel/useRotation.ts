'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'

/**
 * Which of `count` slides is shown, and when the next one comes. It waits while `isHeld`, and never starts by itself
 * for a reader who wants less motion; the reader's own word (`toggle`) outweighs both.
 */
export function useRotation({ count, interval, isHeld }: { count: number; interval: number; isHeld: boolean }) {
  const [wanted, setIndex] = useState(0)
  const [wish, setWish] = useState<'play' | 'pause'>()
  const isCalm = useSyncExternalStore(subscribeToMotion, prefersLessMotion, () => false)
  // The slides may have become fewer.
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
  // A test's document has none.
  const query = window.matchMedia?.(lessMotion)
  query?.addEventListener('change', onChange)
  return () => query?.removeEventListener('change', onChange)
}
