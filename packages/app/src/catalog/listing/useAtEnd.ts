import { useEffect, useEffectEvent, useRef } from 'react'

/** How far before its end a list goes on by itself: a screen's height, so that a reader seldom waits. */
const ahead = '800px'

/** A place at a list's end which, once it is nearly in sight, asks for more. */
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
