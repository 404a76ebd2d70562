// A custom brand: one file sets its name, colours and logo.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, extname, resolve } from 'node:path'
import type { BuiltBrand } from '@arot/app/brand'
import { ConfigError } from '@arot/serving/variables'

export type Brand = BuiltBrand & {
  /** The content of the logo, if this server serves it. */
  markFile?: Buffer
}

const pictures = ['.svg', '.png', '.webp']

export type MakeBrand = (decisions: unknown) => BuiltBrand

/** `maker`: the path of the built module that makes brands, or the function itself. */
export function readBrand(file: string, maker: string | MakeBrand): Brand {
  const makeBrand: MakeBrand = typeof maker === 'string' ? createRequire(import.meta.url)(maker).makeBrand : maker
  try {
    const made = makeBrand(JSON.parse(readFileSync(file, 'utf8')))
    return made.mark === undefined ? made : { ...made, ...markOf(made.mark, dirname(file)) }
  } catch (error) {
    throw new ConfigError(`BRAND (${file}): ${error instanceof Error ? error.message : error}`)
  }
}

/** Leaves an address as it is. Reads a file beside the brand's file once. */
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

/** Adds the brand's styles after ours, and replaces our icon with its logo. */
export function inBrand(template: string, brand: Brand | undefined) {
  if (!brand) return template
  const styled = template.replace('</head>', () => `<style>${brand.css}</style>\n  </head>`)
  if (!brand.mark) return styled
  return styled
    .replace(/\s*<link rel="apple-touch-icon"[^>]*>/, '')
    .replace(/<link rel="icon"[^>]*>/, () => `<link rel="icon" href="${brand.mark}" />`)
}
