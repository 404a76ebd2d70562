import { allFields, type Conflict, type EditedField, type ProductValues } from './productValues.ts'

/** Whose value of a field goes on. */
export type Choice = 'mine' | 'theirs'
export type Choices = Partial<Record<EditedField, Choice>>

/** The fields that somebody else has changed meanwhile; prices are not edited here. */
export function changedFields({ from, theirs }: Conflict): EditedField[] {
  const edited = allFields.filter((field) => field !== 'price' && field !== 'priceBreaks')
  return edited.filter((field) => from[field] !== theirs[field])
}

/** What was touched here stays, what was changed elsewhere alone is taken: nobody's work is lost unless someone says so. */
export function choicesFor(conflict: Conflict, mine: ProductValues): Choices {
  const whose = (field: EditedField) => (mine[field] === conflict.from[field] ? 'theirs' : 'mine')
  return Object.fromEntries(changedFields(conflict).map((field) => [field, whose(field)]))
}

/** The form's values with those of the others that were chosen. */
export function merged(mine: ProductValues, { theirs }: Conflict, choices: Choices): ProductValues {
  const taken = changedFields({ from: mine, theirs }).filter((field) => choices[field] === 'theirs')
  return { ...mine, price: theirs.price, ...Object.fromEntries(taken.map((field) => [field, theirs[field]])) }
}

/** As a form knows it that does not ask for what only some products have. */
export function plain({ from, theirs }: Conflict): Conflict {
  return { from: withoutWholesale(from), theirs: withoutWholesale(theirs) }
}

function withoutWholesale({ sku, orderMultiple, leadDays, priceBreaks, ...others }: ProductValues): ProductValues {
  return others
}
