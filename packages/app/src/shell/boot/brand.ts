// The part of the build that a server makes another brand with: from a few decisions what a document needs of it.
import { type BrandDecisions, brandCss, createBrand, hex } from '@arot/ui/brand'

export type BuiltBrand = {
  name: string
  /** As it was decided: an address, or a file's name. */
  mark: string | undefined
  css: string
  /** What a system draws around the app. */
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
