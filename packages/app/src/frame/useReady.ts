import { useEffect } from 'react'

/** Tells `earlyPresses.js` that the page works from here on. */
export function useReady() {
  useEffect(() => {
    dispatchEvent(new Event('arot:ready'))
  }, [])
}
