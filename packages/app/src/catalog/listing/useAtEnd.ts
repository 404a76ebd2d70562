import { useEffect, useEffectEvent, useRef } from 'react'

/** The distance from the end at which the next page loads: one screen height, so that readers seldom wait. */
const ahead = '800px'

/** Returns a ref for the end of a list. Calls `onReached` when that element is almost visible. */
export function useAtEnd(onReached: () => void, isWanted: boolean) {
  const place = useRef<HTMLDivElement>(null)
  const reach = useEffectEvent(onReached)
  useEffect(() => {
    if (!isWanted || !place.current) return
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) reach()
      },
      { rootMargin: ahead },
    )
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [isWanted])
  return place
}
