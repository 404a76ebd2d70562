import { ApiError } from '@arot/contract'
import type { ProductErrors } from '@arot/ui/ProductForm'

/** What the server says of single fields, where it does. */
export function fieldProblems(error: unknown): ProductErrors | null {
  if (!(error instanceof ApiError) || error.code !== 'invalid') return null
  const { fields } = error.details
  return typeof fields === 'object' && fields !== null ? (fields as ProductErrors) : null
}
