import { type CellValues, type ImportColumn, importColumns, type PriceBreak, productFields } from '@arot/contract'

export const columnNames = Object.keys(importColumns) as ImportColumn[]

/** Columns of text. A spreadsheet should see numbers in all others. */
export const textColumns: readonly ImportColumn[] = columnNames.filter((column) => {
  const field = importColumns[column]
  return field === '_id' || productFields[field].type.startsWith('text')
})

/** Each price break ends with a semicolon, so that no spreadsheet reads one as a time. */
const stepsText = (steps: readonly PriceBreak[]) => steps.map(({ from, price }) => `${from}:${price};`).join('')

/** Our own pictures are stored as a path and returned as a URL. */
const toImageUrl = (image: string, publicUrl: string) => (image.startsWith('/') ? publicUrl + image : image)

/** The text of a field in an export, before it is protected against formulas. */
export function cellText(values: CellValues, column: Exclude<ImportColumn, 'id'>, publicUrl: string): string {
  if (column === 'image') return toImageUrl(values.image, publicUrl)
  // Separated by spaces: a space inside an address is written as %20.
  if (column === 'more_images') return values.moreImages.map((image) => toImageUrl(image, publicUrl)).join(' ')
  const value = values[importColumns[column]]
  if (column === 'state') return value ? 'withdrawn' : 'published'
  if (column === 'price_breaks') return stepsText(values.priceBreaks)
  if (column === 'carton' && value === 1) return ''
  return value === null ? '' : String(value)
}
