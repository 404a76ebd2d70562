// The part of the build with which a server uses another brand: it turns a few decisions into the parts of a
// document.
import { type BrandDecisions, brandCss, createBrand, hex } from '@arot/ui/brand'

export type BuiltBrand = {
  name: string
  /** As configured: an address or a file name. */
  mark: string | undefined
  css: string
  /** The colours of the browser's own frame around the app. */
  frame: { theme: string; background: string }
}

/** Decisions come from a file. Errors in it are reported in words. */
export function makeBrand(decisions: unknown): BuiltBrand {
  const { name, mark, density, tokens } = createBrand(decisions as BrandDecisions)
  const { brand, canvas } = tokens.color
  return {
    name,
    mark,
    css: brandCss({ tokens, density }),
    frame: { theme: brand ? hex(brand.value) : '', background: canvas ? hex(canvas.value) : '' },
  }
}
