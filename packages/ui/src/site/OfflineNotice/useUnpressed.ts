'use client'

import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** A finger's click comes a moment after its release. */
const clickIsOver = 100

/**
 * The value, once nobody presses anything: what moves a page under a press takes its click away. Looked at and drawn in
 * one task, as a press may come between any two.
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
