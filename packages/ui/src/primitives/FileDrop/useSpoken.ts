'use client'

import { useEffect, useRef, useState } from 'react'
import { displayName, type FileDropFile } from './file.ts'
import type { FileDropLabels } from './labels.ts'

/** The text that a screen reader announces: files added, rejected or removed, uploads done or failed. */
export function useSpoken(files: readonly FileDropFile[], words: Pick<FileDropLabels, 'done' | 'failed'>) {
  const [message, setMessage] = useState<{ text: string; count: number }>({ text: '', count: 0 })
  const before = useRef(new Map<string, FileDropFile['state']>())

  function say(sentences: readonly string[]) {
    if (sentences.length > 0) setMessage(({ count }) => ({ text: sentences.join(' '), count: count + 1 }))
  }

  useEffect(() => {
    const changed = files.filter(({ id, state }) => before.current.has(id) && before.current.get(id) !== state)
    before.current = new Map(files.map(({ id, state }) => [id, state]))
    say(
      changed.flatMap(({ name, state, error }) => {
        if (state === 'done') return [`${displayName(name)}: ${words.done}`]
        return state === 'failed' ? [`${displayName(name)}: ${error || words.failed}`] : []
      }),
    )
  })

  return [message, say] as const
}
