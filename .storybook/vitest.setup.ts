import { afterEach, beforeEach, expect, vi } from 'vitest'
import { holdInTheDark } from './dark.ts'
import { holdInForcedColours } from './forcedColours.ts'
import { holdAtFourHundredPercent } from './zoomed.ts'

// Hooks run from the last to the first. The browser complains of a loop where a window is resized under an open menu,
// so what has been said is judged before the zoom.
afterEach(holdAtFourHundredPercent)

// A component that warns is broken: React's own warnings arrive here.
beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled()
  expect(console.warn).not.toHaveBeenCalled()
})

afterEach(holdInForcedColours)

afterEach(holdInTheDark)
