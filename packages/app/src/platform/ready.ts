// From when on the page works, and each part that comes later: `shell/boot/earlyPresses.js` does then what was pressed before.
import { type RefObject, useEffect, useState } from 'react'

const tellReady = () => dispatchEvent(new Event('arot:ready'))

/** For the page as a whole. */
export function useReady() {
  const [isDrawn, setIsDrawn] = useState(false)
  // A form takes over what was typed before it was there; the page works once that is drawn.
  useEffect(() => setIsDrawn(true), [])
  useEffect(() => {
    if (isDrawn) tellReady()
  }, [isDrawn])
}

/** For a part that bears the mark `data-later` until it is here. */
export function useArrivalOf(part: RefObject<HTMLElement | null>) {
  useEffect(() => {
    part.current?.removeAttribute('data-later')
    tellReady()
  }, [part])
}
