'use client'

import { useState } from 'react'
import type { OrderAnswer, OrderRefusal } from './answer.ts'

/** Asks for an act and hears what becomes of it. */
export function useAnswer(failure: OrderRefusal) {
  const [refusal, setRefusal] = useState<OrderRefusal | null>(null)
  const [isPending, setIsPending] = useState(false)

  /** True when it was done. */
  async function hear(ask: () => OrderAnswer) {
    setRefusal(null)
    setIsPending(true)
    const refused = await answerOf(ask, failure)
    setIsPending(false)
    setRefusal(refused)
    return refused === null
  }

  return { refusal, isPending, hear, forget: () => setRefusal(null) }
}

/** The host may throw as well as reject. */
async function answerOf(ask: () => OrderAnswer, failure: OrderRefusal) {
  try {
    return (await ask()) || null
  } catch {
    return failure
  }
}
