// Tells when the page, or a part that loads late, responds to input. `shell/boot/earlyPresses.js` then replays
// earlier presses.
import { type RefObject, useEffect, useState } from 'react'

const tellReady = () => dispatchEvent(new Event('arot:ready'))

/** For the whole page. A component of its own, so that its state renders nothing else again. */
export function Ready() {
  const [isDrawn, setIsDrawn] = useState(false)
  // A form first takes over text that was typed earlier. The page is ready once that is rendered.
  useEffect(() => setIsDrawn(true), [])
  useEffect(() => {
    if (isDrawn) tellReady()
  }, [isDrawn])
  return null
}

/** For a part that has the attribute `data-later` until its code has loaded. */
export function useArrivalOf(part: RefObject<HTMLElement | null>) {
  useEffect(() => {
    part.current?.removeAttribute('data-later')
    tellReady()
  }, [part])
}
