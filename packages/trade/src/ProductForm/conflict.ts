import { allFields, type Conflict, type EditedField, type ProductValues, picturesOf } from './productValues.ts'
import { wholesaleFields } from './wholesale.ts'

/** The value that a field gets: the user's or the other person's. */
export type Choice = 'mine' | 'theirs'
export type Choices = Partial<Record<EditedField, Choice>>

/** The fields that another person has changed. Prices are not edited here. */
export function changedFields({ from, theirs }: Conflict): EditedField[] {
  const edited = allFields.filter((field) => field !== 'price' && field !== 'priceBreaks')
  return edited.filter((field) => !isSame(field, from, theirs))
}

/** The values of a field. The image stands for all pictures. */
export function fieldOf(values: ProductValues, field: EditedField): Partial<ProductValues> {
  return field === 'image' ? { image: values.image, images: values.images } : { [field]: values[field] }
}

function isSame(field: EditedField, one: ProductValues, other: ProductValues) {
  if (field === 'image') return String(picturesOf(one)) === String(picturesOf(other))
  return one[field] === other[field]
}

/**
 * Fields that the user has changed keep the user's value; fields that only another person changed get theirs. No change
 * is lost silently.
 */
export function choicesFor(conflict: Conflict, mine: ProductValues): Choices {
  const whose = (field: EditedField) => (isSame(field, mine, conflict.from) ? 'theirs' : 'mine')
  return Object.fromEntries(changedFields(conflict).map((field) => [field, whose(field)]))
}

/** The form's values, with the other person's values where they were chosen. */
export function merge(mine: ProductValues, { theirs }: Conflict, choices: Choices): ProductValues {
  const theirFields = changedFields({ from: mine, theirs }).filter((field) => choices[field] === 'theirs')
  return Object.assign({ ...mine, price: theirs.price }, ...theirFields.map((field) => fieldOf(theirs, field)))
}

/** Leaves out the fields that the form does not show. */
export function limitToForm({ from, theirs }: Conflict, hasWholesale: boolean, hasPictures: boolean): Conflict {
  const limitValues = ({ images, ...values }: ProductValues): ProductValues => ({
    ...(hasWholesale ? values : withoutWholesale(values)),
    ...(hasPictures && { images }),
  })
  return { from: limitValues(from), theirs: limitValues(theirs) }
}

const withoutWholesale = (values: ProductValues) =>
  Object.fromEntries(
    Object.entries(values).filter(([field]) => !(wholesaleFields as readonly string[]).includes(field)),
  ) as ProductValues
