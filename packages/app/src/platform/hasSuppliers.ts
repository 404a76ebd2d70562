import type { Query } from './query.ts'

/** Whether there are pages of suppliers: only our server has them. A read, so that a rendered page brings its answer along. */
export const hasSuppliers: Query<boolean> = {
  key: ['has-suppliers'],
  // A page that needs no server must not wait for one: where it does not answer, nothing is promised of it.
  ask: async ({ call }) => (await call.findOut().catch(() => false)) === true,
}

/**
 * Written when a member's page has found out that the server is ours. No read has this key: SWR renews a key by the hook that
 * came first, and one that only follows it has nothing to ask.
 */
export const isOursKey = ['is-ours']
