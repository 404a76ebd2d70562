/** Why an act was not done, in words for who asked. */
export type OrderRefusal = { title: string; text?: string | undefined }

/** What becomes of an act: nothing is success, a refusal is shown in its words, as is a failure when the promise rejects. */
// A function that gives nothing is `void` for the compiler, and an async one promises it.
// biome-ignore lint/suspicious/noConfusingVoidType: as above
export type OrderAnswer = Promise<OrderRefusal | null | undefined | void> | void
