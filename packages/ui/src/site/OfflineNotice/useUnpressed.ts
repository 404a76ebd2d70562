'use client'

import { useEffect, useState } from 'react'

/** A finger's click comes a moment after its release. */
const clickIsOver = 100

/** The value, once nobody presses anything: what moves a page under a press takes its click away. */
export function useUnpressed<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    if (!document.querySelector(':active')) {
      setSettled(value)
      return
    }
    const leaving = new AbortController()
    const settle = () => leaving.signal.aborted || setSettled(value)
    for (const release of ['pointerup', 'pointercancel', 'keyup']) {
      addEventListener(release, () => setTimeout(settle, clickIsOver), { capture: true, signal: leaving.signal })
    }
    return () => leaving.abort()
  }, [value])
  return settled
}
