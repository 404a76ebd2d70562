import { AsyncLocalStorage } from 'node:async_hooks'

const longLimit = new AsyncLocalStorage<boolean>()

/** Gives the statements of `work` the limit of long-running work: imports, exports, sweeps. */
export const withLongLimit = <T>(work: () => T): T => longLimit.run(true, work)

/** Gives the statements of `work` the time limit of an ordinary request, also inside a longer one. */
export const withUsualLimit = <T>(work: () => T): T => longLimit.run(false, work)

export const hasLongLimit = () => longLimit.getStore() === true
