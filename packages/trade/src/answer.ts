import type { FormErrors } from '@arot/ui'
import type { Order, OrderNote } from './order.ts'

/** Why an act failed, as text for the reader. Errors of single fields are shown at the fields instead of the title. */
export type OrderRefusal = FormErrors<OrderNote> & { title: string }

/** The answer to an act: nothing means success, a refusal is shown. If the promise rejects, a general failure is shown. */
// A function without a return value is `void` to the compiler, and an async one returns a promise of it.
// biome-ignore lint/suspicious/noConfusingVoidType: as above
export type OrderAnswer = Promise<OrderRefusal | null | undefined | void> | void

/** How many orders were accepted, and how many had changed meanwhile and were not. */
export type AcceptResult = { accepted: number; changed: number }

/** Accepts many orders at once. */
export type AcceptMany = (orders: Order[]) => Promise<AcceptResult>
