import { afterEach, beforeEach, expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { forceColours } from './forcedColours.ts'

const themes = ['light', 'dark']
const widths = [360, 1280]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:00:00Z') })
})

// The story stands as its `play` left it. The whole page is taken, so that overlays are in the picture.
afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId: string }
  const take = (name: string) => expect.soft(page.elementLocator(document.body)).toMatchScreenshot(`${storyId}/${name}`)
  for (const width of widths) {
    await fitViewport(width)
    for (const theme of themes) {
      document.body.classList.toggle('dark', theme === 'dark')
      await take(`${theme}-${width}`)
    }
  }
  document.body.classList.remove('dark')
  await forceColours('active')
  await take('forced-colours-1280')
  await forceColours('none')
  vi.useRealTimers()
})

/** As high as the story is: what lies outside the viewport is not in a picture. */
async function fitViewport(width: number) {
  await page.viewport(width, 640)
  await page.viewport(width, Math.min(6000, Math.max(640, document.documentElement.scrollHeight)))
}
