import { type CellValues, type ImportColumn, importColumns, type PriceBreak, productFields } from '@arot/contract'

export const columnNames = Object.keys(importColumns) as ImportColumn[]

/** Columns of text. In all others a spreadsheet should see numbers. */
export const textColumns: readonly ImportColumn[] = columnNames.filter((column) => {
  const field = importColumns[column]
  return field === '_id' || productFields[field].type.startsWith('text')
})

/** Each step ends with a semicolon, so that no spreadsheet takes one for a time of day. */
const stepsText = (steps: readonly PriceBreak[]) => steps.map(({ from, price }) => `${from}:${price};`).join('')

/** Our own pictures are stored as a path and answered as an address. */
const toImageUrl = (image: string, publicUrl: string) => (image.startsWith('/') ? publicUrl + image : image)

/** What an export writes of each field, before it is guarded. */
export function cellText(values: CellValues, column: Exclude<ImportColumn, 'id'>, publicUrl: string): string {
  if (column === 'image') return toImageUrl(values.image, publicUrl)
  // Parted by blanks: one within an address is written as %20.
  if (column === 'more_images') return values.moreImages.map((image) => toImageUrl(image, publicUrl)).join(' ')
  const value = values[importColumns[column]]
  if (column === 'state') return value ? 'withdrawn' : 'published'
  if (column === 'price_breaks') return stepsText(values.priceBreaks)
  if (column === 'carton' && value === 1) return ''
  return value === null ? '' : String(value)
}
