import type { Client } from '@arot/contract'

/** A question to the api: under which key its answer is kept, and how it is asked. */
export type Read<Answer> = {
  key: readonly unknown[]
  /** `known`: the answer that is renewed. `isRenewed`: a write may have changed any of it. */
  ask: (client: Client, known?: Answer, how?: { isRenewed: boolean }) => Promise<Answer>
}
