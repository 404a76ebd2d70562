'use client'

import { useState } from 'react'
import type { OrderAnswer, OrderRefusal } from './answer.ts'

const nothingWrong: NonNullable<OrderRefusal['fields']> = {}

/** Asks for an act and hears what becomes of it. */
export function useAnswer(failure: OrderRefusal) {
  const [refused, setRefused] = useState<OrderRefusal | null>(null)
  const [isPending, setIsPending] = useState(false)

  /** True when it was done. */
  async function hear(ask: () => OrderAnswer) {
    setRefused(null)
    setIsPending(true)
    const refused = await answerOf(ask, failure)
    setIsPending(false)
    setRefused(refused)
    return refused === null
  }

  const { fields = nothingWrong, ...said } = refused ?? { title: '' }
  return {
    /** What is said of it as a whole. */
    refusal: refused === null ? null : said,
    /** What is said of single fields. */
    faults: fields,
    isPending,
    hear,
    forget: () => setRefused(null),
  }
}

/** The host may throw as well as reject. */
async function answerOf(ask: () => OrderAnswer, failure: OrderRefusal) {
  try {
    return (await ask()) || null
  } catch {
    return failure
  }
}
