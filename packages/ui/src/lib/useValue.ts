'use client'

import { useState } from 'react'

/** A value that the host keeps, or the component where it does not; what changes it and tells; and what changes it only. */
export function useValue<Value>(
  given: Value | undefined,
  first: Value,
  onValueChange: ((value: Value) => void) | undefined,
) {
  const [own, setOwn] = useState(first)
  function change(next: Value) {
    setOwn(next)
    onValueChange?.(next)
  }
  return [given === undefined ? own : given, change, setOwn] as const
}
