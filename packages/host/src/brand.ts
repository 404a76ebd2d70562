// Another brand than ours, by one file of decisions: its name, its look and its mark.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, extname, resolve } from 'node:path'
import type { BuiltBrand } from '@arot/app/brand'
import { ConfigError } from '@arot/serving/variables'

export type Brand = BuiltBrand & {
  /** The mark's own bytes, where its address is ours. */
  markFile?: Buffer
}

const pictures = ['.svg', '.png', '.webp']

export type MakeBrand = (decisions: unknown) => BuiltBrand

/** `maker` is the part of the build that makes brands, or what it makes them with. */
export function readBrand(file: string, maker: string | MakeBrand): Brand {
  const makeBrand: MakeBrand = typeof maker === 'string' ? createRequire(import.meta.url)(maker).makeBrand : maker
  try {
    const made = makeBrand(JSON.parse(readFileSync(file, 'utf8')))
    return made.mark === undefined ? made : { ...made, ...markOf(made.mark, dirname(file)) }
  } catch (error) {
    throw new ConfigError(`BRAND (${file}): ${error instanceof Error ? error.message : error}`)
  }
}

/** An address stays what it is; a file beside the decisions is read, once. */
function markOf(mark: string, folder: string): Pick<Brand, 'mark' | 'markFile'> {
  if (URL.canParse(mark)) {
    const { protocol, href } = new URL(mark)
    if (protocol !== 'https:') throw new Error(`the mark is a file or an https address, not ${mark}`)
    return { mark: href }
  }
  const kind = extname(mark).toLowerCase()
  if (!pictures.includes(kind)) throw new Error(`the mark's file ends with ${pictures.join(', ')}, not ${mark}`)
  return { mark: `/icon-brand${kind}`, markFile: readFileSync(resolve(folder, mark)) }
}

/** The document with a brand's sheet behind ours, and its mark where ours was. */
export function inBrand(template: string, brand: Brand | undefined) {
  if (!brand) return template
  const styled = template.replace('</head>', () => `<style>${brand.css}</style>\n  </head>`)
  if (!brand.mark) return styled
  return styled
    .replace(/\s*<link rel="apple-touch-icon"[^>]*>/, '')
    .replace(/<link rel="icon"[^>]*>/, () => `<link rel="icon" href="${brand.mark}" />`)
}
