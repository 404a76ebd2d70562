'use client'

import { useState } from 'react'

/** What a host is asked to do, at once or in its time. */
// A function that gives nothing is `void` for the compiler.
// biome-ignore lint/suspicious/noConfusingVoidType: as above
export type Act = () => Promise<unknown> | void

/** Whether what was asked for is under way, and what asks. Why it failed knows whoever gave the promise. */
export function usePending(act: Act | undefined) {
  const [isPending, setIsPending] = useState(false)
  async function run() {
    const answer = act?.()
    if (!(answer instanceof Promise)) return
    setIsPending(true)
    try {
      await answer
    } catch {
      // Told by the host, where its other failures are.
    } finally {
      setIsPending(false)
    }
  }
  return [isPending, run] as const
}
