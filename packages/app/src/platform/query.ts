import type { Client } from '@arot/contract'

/** A read of the api: its cache key and the function that fetches it. */
export type Query<Answer> = {
  key: readonly unknown[]
  /** `previous`: the answer that is refetched. `isRenewed`: a write may have changed any of it. */
  ask: (client: Client, previous?: Answer, how?: { isRenewed: boolean }) => Promise<Answer>
}
