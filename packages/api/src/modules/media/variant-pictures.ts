import { readFile } from 'node:fs/promises'
import { type Picture, picturePath, picturePaths } from './demo-pictures.ts'

/** Colours of brands, each dark enough to be read on white. */
const colours = ['#0b6b47', '#1d5fae', '#6a3fb0', '#a8326f', '#a8322a', '#7d5200', '#0b6a7c', '#475264']

const colourOf = (brand: string) =>
  [...brand].reduce((sum, character) => sum + character.charCodeAt(0), 0) % colours.length

/** The path of a variant's picture: the emoji on the brand's colour, and the variant in large letters. */
export const variantPicturePath = (picture: Picture, variant: string, brand: string) =>
  `/pictures/${picture}.${variant.replaceAll(' ', '_')}.${colourOf(brand)}.svg`

/** Accepts any short word, because this file does not know the demo's variants. */
function partsOf(path: string) {
  const [, picture = '', word = '', index] = /^\/pictures\/([a-z]+)\.([\w.,-]{1,24})\.(\d)\.svg$/.exec(path) ?? []
  const file = picturePaths().get(picturePath(picture as Picture))
  const colour = colours[Number(index)]
  return file && colour ? { file, colour, variant: word.replaceAll('_', ' ') } : undefined
}

export const isVariantPicture = (path: string) => partsOf(path) !== undefined

/** Draws the picture. Null if this is no such path. The background is transparent, because the page knows its theme. */
export function drawVariant(path: string): Promise<Buffer> | null {
  const parts = partsOf(path)
  return parts ? draw(parts) : null
}

async function draw({ file, variant, colour }: { file: string; variant: string; colour: string }) {
  const emoji = await readFile(file, 'base64')
  // A caption below the product, smaller if it is long: a letter is about 0.62 as wide as it is high.
  const size = Math.min(56, Math.floor(440 / (0.62 * variant.length)))
  const width = Math.min(512, Math.round(size * 0.62 * variant.length) + 56)
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">` +
      `<style>@media (prefers-color-scheme: dark) { rect { fill: ${colour} } text { fill: #fff } }</style>` +
      `<circle cx="256" cy="190" r="190" fill="${colour}" fill-opacity=".08"/>` +
      `<image href="data:image/webp;base64,${emoji}" x="96" y="30" width="320" height="320"/>` +
      `<rect x="${(512 - width) / 2}" y="396" width="${width}" height="92" rx="46" fill="#fff"/>` +
      `<text x="256" y="${442 + size * 0.36}" fill="${colour}" font-family="Inter,system-ui,sans-serif" font-weight="700" ` +
      `font-size="${size}" text-anchor="middle">${variant}</text></svg>`,
  )
}
