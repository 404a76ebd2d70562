// The entry `@arot/ui/brand`: makes a brand from a few decisions, and files from the brand.
import { template } from './template.generated.ts'

export { hex } from './colour.ts'
export { type Brand, createBrand } from './createBrand.ts'
export { brandCss, type CssOptions } from './css.ts'
export { type BrandDecisions, BrandError } from './decisions.ts'
export { designTokens } from './designTokens.ts'
export { figmaVariables } from './figmaVariables.ts'

/** Arot's own brand. */
export const arot = { name: 'Arot', tokens: template }
