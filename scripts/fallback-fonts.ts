// How a typeface at hand must be stretched to take up the room of ours until that is here: `node scripts/fallback-fonts.ts`
// prints what `packages/app/src/app.css` says in its two `@font-face`. Measured in the browser, which knows both.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { browserArguments, ensureBrowser } from './browser.ts'

/** The weight that most of its text is set in, and what stands in: Liberation Sans is as wide as Arial. */
const faces = [
  { family: 'Inter', package: 'inter', weight: 400, standIn: ['Arial', 'Liberation Sans'] },
  { family: 'Bricolage Grotesque', package: 'bricolage-grotesque', weight: 700, standIn: ['Arial', 'Liberation Sans'] },
]

/** Words of our own pages: which letters are frequent decides how wide a line is. */
const sample =
  'Super Deals up to 40% off electronics and gadgets. All Categories, Featured Brands, Hot Deals. Electronics & Gadgets, Fashion & Apparel, Health & Beauty, Tools & Machines. Wholesale direct from suppliers: sold by the carton, minimum order 120 units, $24.50 a unit, rated 4.6.'

const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments })
const page = await browser.newPage()
for (const { family, package: name, weight, standIn } of faces) {
  const file = import.meta.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`)
  const font = readFileSync(fileURLToPath(file)).toString('base64')
  const { wider, ascent, descent } = await page.evaluate(
    async ([font, weight, standIn, sample]) => {
      const ours = new FontFace('ours', `url(data:font/woff2;base64,${font})`, { weight: '200 900' })
      document.fonts.add(await ours.load())
      const canvas = new OffscreenCanvas(1, 1).getContext('2d')
      if (canvas === null) throw new Error('This browser measures no text.')
      const measure = (family: string) => {
        canvas.font = `${weight} 1000px ${family}`
        return canvas.measureText(sample)
      }
      const own = measure('ours')
      const wider = own.width / measure(standIn.map((name) => `"${name}"`).join()).width
      return { wider, ascent: own.fontBoundingBoxAscent / 1000, descent: own.fontBoundingBoxDescent / 1000 }
    },
    [font, weight, standIn, sample] as const,
  )
  const percent = (part: number) => `${(part * 100).toFixed(1)}%`
  console.log(
    `${family}: size-adjust ${percent(wider)}, ascent-override ${percent(ascent / wider)}, descent-override ${percent(descent / wider)}`,
  )
}
await browser.close()
