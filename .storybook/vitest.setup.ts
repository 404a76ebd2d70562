import { afterEach, beforeEach, expect, vi } from 'vitest'
import { page } from 'vitest/browser'

// A component that warns is broken: React's own warnings arrive here.
beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled()
  expect(console.warn).not.toHaveBeenCalled()
})

// 1280 px at 400 % zoom are 320 px: nothing may then stick out to the side of the page.
afterEach(async () => {
  await page.viewport(320, 640)
  expect(document.documentElement.scrollWidth, 'width of the page at 400 % zoom').toBeLessThanOrEqual(320)
})
