import { useState } from 'react'

/** What is typed into a search; where Back, forward or a link asks something else it is that. */
export function useTyped(applied: string) {
  const [typed, setTyped] = useState(applied)
  const [typedFrom, setTypedFrom] = useState(applied)
  if (applied !== typedFrom) {
    setTypedFrom(applied)
    setTyped(applied)
  }
  return [typed, setTyped] as const
}
