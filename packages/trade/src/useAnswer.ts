'use client'

import { useState } from 'react'
import type { OrderAnswer, OrderRefusal } from './answer.ts'

/** Runs an act that has no form, and returns its refusal to show. */
export function useAnswer(failure: OrderRefusal) {
  const [refusal, setRefusal] = useState<Omit<OrderRefusal, 'fields'> | null>(null)
  const [isPending, setIsPending] = useState(false)

  /** Resolves to true if the act succeeded. */
  async function run(ask: () => OrderAnswer) {
    setRefusal(null)
    setIsPending(true)
    const refused = await answerOf(ask, failure)
    setIsPending(false)
    if (refused === null) return true
    const { fields: _, ...problem } = refused
    setRefusal(problem)
    return false
  }

  return { refusal, isPending, run }
}

/** A host's callback may throw synchronously, too. */
async function answerOf(ask: () => OrderAnswer, failure: OrderRefusal) {
  try {
    return (await ask()) || null
  } catch {
    return failure
  }
}
