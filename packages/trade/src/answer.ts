import type { FormErrors } from '@arot/ui'
import type { Order, OrderNote } from './order.ts'

/** Why an act was not done, in words for who asked. What is wrong with single fields stands at them, and not the title. */
export type OrderRefusal = FormErrors<OrderNote> & { title: string }

/** What becomes of an act: nothing is success, a refusal is shown in its words, as is a failure when the promise rejects. */
// A function that gives nothing is `void` for the compiler, and an async one promises it.
// biome-ignore lint/suspicious/noConfusingVoidType: as above
export type OrderAnswer = Promise<OrderRefusal | null | undefined | void> | void

/** How many were accepted, and how many could not be, for they had changed meanwhile. */
export type AcceptResult = { accepted: number; changed: number }

/** Accepts many at once. */
export type AcceptMany = (orders: Order[]) => Promise<AcceptResult>
