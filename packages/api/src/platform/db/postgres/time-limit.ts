import { AsyncLocalStorage } from 'node:async_hooks'

const longLimit = new AsyncLocalStorage<boolean>()

/** Gives the statements of `work` the limit for imports, exports and sweeps. */
export const withLongLimit = <T>(work: () => T): T => longLimit.run(true, work)

/** Gives the statements of `work` the limit of an ordinary request, also inside long-running work. */
export const withUsualLimit = <T>(work: () => T): T => longLimit.run(false, work)

export const hasLongLimit = () => longLimit.getStore() === true
