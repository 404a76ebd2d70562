'use client'

import { useState } from 'react'

/** A controlled or uncontrolled value. Returns the value, a setter that also calls `onValueChange`, and one that does not. */
export function useValue<Value>(
  controlled: Value | undefined,
  first: Value,
  onValueChange: ((value: Value) => void) | undefined,
) {
  const [own, setOwn] = useState(first)
  function change(next: Value) {
    setOwn(next)
    onValueChange?.(next)
  }
  return [controlled === undefined ? own : controlled, change, setOwn] as const
}
