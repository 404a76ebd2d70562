// Whether a page equals its record to the pixel. If so, the full comparison, which takes several times as long, is skipped.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type {} from '@vitest/browser-playwright'
import sharp from 'sharp'
import type { BrowserCommand } from 'vitest/node'

const folder = join(import.meta.dirname, '../../packages/ui/pictures')

export const looksAsOnRecord: BrowserCommand<[name: string]> = async ({ iframe }, name) => {
  // Vitest replaces two hyphens by one.
  const record = join(folder, `${name.replaceAll('--', '-')}.png`)
  if (!existsSync(record)) return false
  const shot = await iframe.locator('body').screenshot({ animations: 'disabled', caret: 'hide' })
  const [now, before] = await Promise.all([pixelsOf(shot), pixelsOf(record)])
  return now.info.width === before.info.width && now.data.equals(before.data)
}

function pixelsOf(picture: Buffer | string) {
  return sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
}
