// Checks an offer's terms against its product as it is now.
import {
  cartonsAround,
  limits,
  type OfferBasis,
  type OfferTerms,
  offerProblems,
  offerQuantityProblem,
} from '@arot/contract'
import { ApiProblem } from '../../platform/api-problem.ts'
import type { PreparedStatement, Queries } from '../../platform/db/database.ts'
import { idForm } from '../../platform/ids.ts'

/** Locked against a simultaneous erasure of the owner or withdrawal of the product. */
const readProduct: PreparedStatement = {
  name: 'product-offered-for',
  text: `SELECT owner_uid AS owner, min_quantity AS "minQuantity", order_multiple AS "orderMultiple",
    withdrawn_at IS NOT NULL AS withdrawn, clock_timestamp() AS now FROM products WHERE id = $1 FOR SHARE`,
}
type Product = { owner: string | null; minQuantity: number; orderMultiple: number; withdrawn: boolean; now: Date }

export async function productOf(transaction: Queries, productId: string): Promise<Product> {
  const [product] = idForm.test(productId) ? await transaction.query<Product>(readProduct, [productId]) : []
  if (!product) throw new ApiProblem('not_found')
  return product
}

/** An erasure of the owner waits for an offer to them that is being made, and then finds it. */
const approachOwner: PreparedStatement = {
  name: 'approach-owner',
  text: "SELECT pg_advisory_xact_lock_shared(hashtextextended('offers to ' || owner_uid, 0)) FROM products WHERE id = $1",
}

/** Reads the product before an offer is made. */
export async function approach(transaction: Queries, productId: string): Promise<Product> {
  if (idForm.test(productId)) await transaction.query(approachOwner, [productId])
  return productOf(transaction, productId)
}

type By = { currency?: string | undefined; last?: OfferBasis }

/** Applies the form's rules, by the database's clock. `last` is the version that the terms answer. */
export function refuseWrong(terms: OfferTerms, product: Product, by: By) {
  const { quantity, ...fields } = offerProblems(terms, product, { ...by, now: product.now })
  const [first] = Object.entries(fields)
  if (first) throw new ApiProblem('invalid', { fields }, first.join(': '))
  const problem = offerQuantityProblem(terms.quantity, product)
  if (!problem) return
  if (problem.code === 'below_minimum') throw new ApiProblem(problem.code, { minimum: product.minQuantity })
  if (problem.code === 'order_multiple') {
    const stocked = { ...product, mainQuantity: limits.units }
    throw new ApiProblem(problem.code, cartonsAround(terms.quantity, stocked))
  }
  throw new ApiProblem('invalid', { fields: { quantity: problem.text } }, `quantity: ${problem.text}`)
}
