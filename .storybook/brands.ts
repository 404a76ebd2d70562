// Brands that the toolbar can put on everything: the samples that the app can run under too.
import harbour from '../fixtures/brands/harbour/brand.json' with { type: 'json' }
import harbourMark from '../fixtures/brands/harbour/mark.svg'
import plum from '../fixtures/brands/plum/brand.json' with { type: 'json' }
import plumMark from '../fixtures/brands/plum/mark.svg'
import saffron from '../fixtures/brands/saffron/brand.json' with { type: 'json' }
import saffronMark from '../fixtures/brands/saffron/mark.svg'
import { arot, type Brand, type BrandDecisions, brandCss, createBrand } from '../packages/ui/src/brand/brand.ts'

export const brands = {
  harbour: brandFrom({ ...harbour, mark: harbourMark }),
  saffron: brandFrom({ ...saffron, mark: saffronMark }),
  plum: brandFrom({ ...plum, mark: plumMark }),
}

export type BrandName = 'arot' | keyof typeof brands

/** What the toolbar offers. */
export const brandItems = [
  { value: 'arot', title: arot.name },
  ...Object.entries(brands).map(([value, { name }]) => ({ value, title: name })),
]

/** The sheet of a brand for all that is drawn; none for our own. */
export function brandSheet(name: BrandName) {
  return name === 'arot' ? '' : brandCss(brands[name])
}

function brandFrom(decisions: object): Brand {
  return createBrand(decisions as BrandDecisions)
}
