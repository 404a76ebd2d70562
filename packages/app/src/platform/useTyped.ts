import { useState } from 'react'

/** The text of a search field. It changes when Back, forward or a link changes the applied search. */
export function useTyped(applied: string) {
  const [typed, setTyped] = useState(applied)
  const [typedFrom, setTypedFrom] = useState(applied)
  if (applied !== typedFrom) {
    setTypedFrom(applied)
    setTyped(applied)
  }
  return [typed, setTyped] as const
}
