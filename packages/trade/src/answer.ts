import type { Order, OrderNote } from './order.ts'

/** Why an act was not done, in words for who asked. */
export type OrderRefusal = {
  title: string
  text?: string | undefined
  /** What is wrong with single fields of what was said along: it stands at them, and not the title. */
  fields?: { [Field in keyof OrderNote]?: string | undefined } | undefined
}

/** What becomes of an act: nothing is success, a refusal is shown in its words, as is a failure when the promise rejects. */
// A function that gives nothing is `void` for the compiler, and an async one promises it.
// biome-ignore lint/suspicious/noConfusingVoidType: as above
export type OrderAnswer = Promise<OrderRefusal | null | undefined | void> | void

/** How many were accepted, and how many could not be, for they had changed meanwhile. */
export type ManyAccepted = { accepted: number; changed: number }

/** Accepts many at once. */
export type AcceptMany = (orders: Order[]) => Promise<ManyAccepted>
