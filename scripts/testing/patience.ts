// How long a test waits for an expected event. The default of one second is too short on a busy machine.
import { vi } from 'vitest'

const patienceMs = 120_000
const { waitFor } = vi

vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'object' ? { timeout: patienceMs, ...options } : (options ?? patienceMs))
