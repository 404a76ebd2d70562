import { useState } from 'react'

/** What is typed into a search; where Back, forward or a link asks something else it is that. */
export function useTyped(asked: string) {
  const [typed, setTyped] = useState(asked)
  const [typedFrom, setTypedFrom] = useState(asked)
  if (asked !== typedFrom) {
    setTypedFrom(asked)
    setTyped(asked)
  }
  return [typed, setTyped] as const
}
