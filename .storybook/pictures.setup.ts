import { afterEach, beforeEach, expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { brandSheet } from './brands.ts'
import { forceColours } from './forcedColours.ts'
import { showIn } from './storyLanguage.ts'

/** Another brand, so that all is seen to follow: on a phone in the dark, on a desktop in the light. */
const harbour = Object.assign(document.createElement('style'), { textContent: brandSheet('harbour') })

const looks = [
  { width: 360, themes: ['light', 'dark', 'harbour-dark'] },
  { width: 1280, themes: ['light', 'dark', 'harbour-light'] },
]

/** Another script, on a phone, where its words have the least room; and lines from the right, on a desktop. */
const scripts = [
  { language: 'bn', width: 360, face: 'Noto Sans Bengali Variable', letter: 'ক' },
  { language: 'ar', width: 1280, face: 'Noto Sans Arabic Variable', letter: 'ع' },
] as const

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:00:00Z') })
})

// The story stands as its `play` left it. The whole page is taken, so that overlays are in the picture.
afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId: string }
  const take = (name: string) => expect.soft(page.elementLocator(document.body)).toMatchScreenshot(`${storyId}/${name}`)
  for (const { width, themes } of looks) {
    await fitViewport(width)
    for (const theme of themes) {
      document.body.classList.toggle('dark', theme.endsWith('dark'))
      if (theme.startsWith('harbour')) document.head.append(harbour)
      await take(`${theme}-${width}`)
      harbour.remove()
    }
  }
  document.body.classList.remove('dark')
  for (const { language, width, face, letter } of scripts) {
    await document.fonts.load(`1em "${face}"`, letter)
    document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr'
    showIn(language)
    await fitViewport(width)
    await take(`${language}-light-${width}`)
  }
  document.documentElement.removeAttribute('dir')
  showIn()
  await fitViewport(1280)
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
