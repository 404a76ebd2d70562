// How long a test waits for something that must happen: the default of one second is short on a busy machine.
import { vi } from 'vitest'

const patienceMs = 120_000
const { waitFor } = vi

vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'object' ? { timeout: patienceMs, ...options } : (options ?? patienceMs))
