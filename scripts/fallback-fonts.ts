// node scripts/fallback-fonts.ts: measures in the browser how to scale a system font so that it takes the same space as ours
// until ours loads. Prints the `@font-face` rules of `packages/app/src/app.css` for the fonts on this machine.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { ensureBrowser, launchOptions } from './browser.ts'

/** Liberation Sans is as wide as Arial, Roboto nearly. A minimal Linux only has DejaVu. */
const standIns = ['Arial', 'Liberation Sans', 'DejaVu Sans']

/** The most frequent weight of each typeface. */
const faces = [
  { family: 'Inter', package: 'inter', weight: 400 },
  { family: 'Bricolage Grotesque', package: 'bricolage-grotesque', weight: 700 },
]

/** Text of our own pages, because the frequency of letters determines the width of a line. */
const sample =
  'Super Deals up to 40% off electronics and gadgets. All Categories, Featured Brands, Hot Deals. Electronics & Gadgets, Fashion & Apparel, Health & Beauty, Tools & Machines. Wholesale direct from suppliers: sold by the carton, minimum order 120 units, $24.50 a unit, rated 4.6.'

const browser = await chromium.launch({ executablePath: ensureBrowser(), ...launchOptions })
const page = await browser.newPage()
for (const { family, package: name, weight } of faces) {
  const file = import.meta.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`)
  const font = readFileSync(fileURLToPath(file)).toString('base64')
  const measured = await page.evaluate(
    async ([font, weight, standIns, sample]) => {
      const ours = new FontFace('ours', `url(data:font/woff2;base64,${font})`, { weight: '200 900' })
      document.fonts.add(await ours.load())
      const canvas = new OffscreenCanvas(1, 1).getContext('2d')
      if (canvas === null) throw new Error('This browser measures no text.')
      const measure = (family: string) => {
        canvas.font = `${weight} 1000px ${family}`
        return canvas.measureText(sample)
      }
      const isHere = (name: string) => measure(`"${name}", monospace`).width === measure(`"${name}", serif`).width
      const own = measure('ours')
      return standIns.filter(isHere).map((standIn) => {
        const wider = own.width / measure(`"${standIn}"`).width
        return { standIn, wider, ascent: own.fontBoundingBoxAscent / 1000, descent: own.fontBoundingBoxDescent / 1000 }
      })
    },
    [font, weight, standIns, sample] as const,
  )
  const percent = (part: number) => `${(part * 100).toFixed(1)}%`
  for (const { standIn, wider, ascent, descent } of measured) {
    const overrides = `ascent-override ${percent(ascent / wider)}, descent-override ${percent(descent / wider)}`
    console.log(`${family} by ${standIn}: size-adjust ${percent(wider)}, ${overrides}`)
  }
}
await browser.close()
