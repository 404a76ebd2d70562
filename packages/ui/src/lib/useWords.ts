'use client'

import { useMemo } from 'react'
import { useHost } from './host.ts'
import type { Messages } from './messages.ts'

/** A component's words: English, over it the host's catalogue, over that what is said in this one place. */
export function useWords<Name extends Exclude<keyof Messages, 'categories'>>(
  name: Name,
  english: Messages[Name],
  labels: Partial<Messages[Name]> | undefined,
): Messages[Name] {
  const messages = useHost().messages?.[name]
  return useMemo(() => ({ ...english, ...messages, ...labels }), [english, messages, labels])
}
