'use client'

import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** On touch screens the click comes a moment after the release. */
const clickIsOver = 100

/**
 * Delays a value until nothing is pressed, because a layout change during a press loses the click. The check and the
 * render are in one task, so that no press can come between.
 */
export function useUnpressed<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useLayoutEffect(() => {
    if (!isAnythingPressed()) {
      setSettled(value)
      return
    }
    const leaving = new AbortController()
    const settle = () => {
      if (!leaving.signal.aborted && !isAnythingPressed()) flushSync(() => setSettled(value))
    }
    for (const release of ['pointerup', 'pointercancel', 'keyup']) {
      addEventListener(release, () => setTimeout(settle, clickIsOver), { capture: true, signal: leaving.signal })
    }
    return () => leaving.abort()
  }, [value])
  return settled
}

function isAnythingPressed() {
  return document.querySelector(':active') !== null
}
