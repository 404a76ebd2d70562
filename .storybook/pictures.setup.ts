import { afterEach, beforeEach, expect, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { brandSheet } from './brands.ts'
import { forceColours } from './forcedColours.ts'
import { showIn } from './storyLanguage.ts'

/** Another brand, so that all is seen to follow it. */
const harbour = Object.assign(document.createElement('style'), { textContent: brandSheet('harbour') })

type Picture = {
  width: 360 | 1280
  isDark?: boolean
  brand?: 'harbour'
  language?: 'ar' | 'bn'
  isForced?: boolean
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    looksAsOnRecord: (path: string) => Promise<boolean>
  }
}

/** On a desktop in both themes, and on a phone. */
const everything: Record<string, Picture> = {
  'light-360': { width: 360 },
  'light-1280': { width: 1280 },
  'dark-1280': { width: 1280, isDark: true },
}

/** What primitives show in another brand, script, direction or in forced colours holds for all that is made of them. */
const primitives: Record<string, Picture> = {
  'light-1280': { width: 1280 },
  'dark-360': { width: 360, isDark: true },
  'ar-harbour-dark-360': { width: 360, isDark: true, brand: 'harbour', language: 'ar' },
  'bn-forced-colours-1280': { width: 1280, language: 'bn', isForced: true },
}

const faces = {
  ar: { face: 'Noto Sans Arabic Variable', letter: 'ع' },
  bn: { face: 'Noto Sans Bengali Variable', letter: 'ক' },
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:00:00Z') })
})

// The story stands as its `play` left it. The whole page is taken, so that overlays are in the picture.
afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId: string }
  const isPrimitive = /^(primitives|foundations)-/.test(storyId)
  for (const [name, picture] of Object.entries(isPrimitive ? primitives : everything)) {
    await put(picture)
    const path = `${storyId}/${name}`
    if (await commands.looksAsOnRecord(path)) continue
    await expect.soft(page.elementLocator(document.body)).toMatchScreenshot(path)
  }
  await put({ width: 1280 })
  vi.useRealTimers()
})

async function put({ width, isDark = false, brand, language, isForced = false }: Picture) {
  if (language) await document.fonts.load(`1em "${faces[language].face}"`, faces[language].letter)
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr'
  showIn(language)
  document.body.classList.toggle('dark', isDark)
  if (brand) document.head.append(harbour)
  else harbour.remove()
  await forceColours(isForced ? 'active' : 'none')
  await fitViewport(width)
}

/** As high as the story is: what lies outside the viewport is not in a picture. */
async function fitViewport(width: number) {
  await page.viewport(width, 640)
  await page.viewport(width, Math.min(6000, Math.max(640, document.documentElement.scrollHeight)))
}
