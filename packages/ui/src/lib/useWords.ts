'use client'

import { useMemo } from 'react'
import { useHost } from './host.ts'
import type { Messages } from './messages.ts'

/** The texts of a component: English, then the host's `messages`, then the component's `labels`. */
export function useWords<Name extends Exclude<keyof Messages, 'categories'>>(
  name: Name,
  english: Messages[Name],
  labels: Partial<Messages[Name]> | undefined,
): Messages[Name] {
  const messages = useHost().messages?.[name]
  return useMemo(() => ({ ...english, ...messages, ...labels }), [english, messages, labels])
}
