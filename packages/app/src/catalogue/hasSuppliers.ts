import type { Read } from '../platform/read.ts'

/** Whether there are pages of suppliers: only our server has them. A read, so that a rendered page brings its answer along. */
export const hasSuppliers: Read<boolean> = {
  key: ['has-suppliers'],
  // A page that needs no server must not wait for one: where it does not answer, nothing is promised of it.
  ask: async ({ call }) => (await call.findOut().catch(() => false)) === true,
}
