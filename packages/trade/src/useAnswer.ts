'use client'

import { useState } from 'react'
import type { OrderAnswer, OrderRefusal } from './answer.ts'

/** Asks for an act that has no form, and hears what becomes of it. */
export function useAnswer(failure: OrderRefusal) {
  const [refusal, setRefusal] = useState<Omit<OrderRefusal, 'fields'> | null>(null)
  const [isPending, setIsPending] = useState(false)

  /** True when it was done. */
  async function hear(ask: () => OrderAnswer) {
    setRefusal(null)
    setIsPending(true)
    const refused = await answerOf(ask, failure)
    setIsPending(false)
    if (refused === null) return true
    const { fields: _, ...problem } = refused
    setRefusal(problem)
    return false
  }

  return { refusal, isPending, hear }
}

/** The host may throw as well as reject. */
async function answerOf(ask: () => OrderAnswer, failure: OrderRefusal) {
  try {
    return (await ask()) || null
  } catch {
    return failure
  }
}
