// What `@arot/ui/brand` gives: a brand from a few decisions, and the files that are made of it.
import { template } from './template.generated.ts'

export { hex } from './colour.ts'
export { type Brand, createBrand } from './createBrand.ts'
export { brandCss, type CssOptions } from './css.ts'
export { type BrandDecisions, BrandError } from './decisions.ts'
export { designTokens } from './designTokens.ts'
export { figmaVariables } from './figmaVariables.ts'

/** Our own. */
export const arot = { name: 'Arot', tokens: template }
