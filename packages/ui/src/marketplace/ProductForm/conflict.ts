import { type Conflict, type ProductField, type ProductValues, productFields } from './productValues.ts'

/** Whose value of a field goes on. */
export type Choice = 'mine' | 'theirs'
export type Choices = Partial<Record<ProductField, Choice>>

/** The fields that somebody else has changed meanwhile; a price is not edited here. */
export function changedFields({ from, theirs }: Conflict): ProductField[] {
  return productFields.filter((field) => field !== 'price' && from[field] !== theirs[field])
}

/** What was touched here stays, what was changed elsewhere alone is taken: nobody's work is lost unless someone says so. */
export function choicesFor(conflict: Conflict, mine: ProductValues): Choices {
  const whose = (field: ProductField) => (mine[field] === conflict.from[field] ? 'theirs' : 'mine')
  return Object.fromEntries(changedFields(conflict).map((field) => [field, whose(field)]))
}

/** The form's values with those of the others that were chosen. */
export function merged(mine: ProductValues, { theirs }: Conflict, choices: Choices): ProductValues {
  const taken = changedFields({ from: mine, theirs }).filter((field) => choices[field] === 'theirs')
  return { ...mine, price: theirs.price, ...Object.fromEntries(taken.map((field) => [field, theirs[field]])) }
}
