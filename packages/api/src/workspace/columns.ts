import { type CellValues, type ImportColumn, importColumns, type PriceBreak } from '@arot/contract'

/** The headings of an export in Bengali; an import knows both. */
export const bengali: Record<ImportColumn, string> = {
  id: 'আইডি',
  sku: 'আর্টিকেল নম্বর',
  name: 'নাম',
  brand: 'ব্র্যান্ড',
  category: 'বিভাগ',
  description: 'বিবরণ',
  image: 'ছবি',
  more_images: 'আরও ছবি',
  price: 'দাম',
  price_breaks: 'দামের ধাপ',
  stock: 'মজুত',
  stock_when_exported: 'রপ্তানির সময়ের মজুত',
  minimum: 'ন্যূনতম পরিমাণ',
  carton: 'কার্টন',
  lead_days: 'প্রস্তুতির দিন',
  rating: 'রেটিং',
  state: 'অবস্থা',
}

export const columnNames = Object.keys(importColumns) as ImportColumn[]

const plain = (heading: string) =>
  heading
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
const known = new Map(columnNames.flatMap((name) => [name, bengali[name]].map((heading) => [plain(heading), name])))

/** Which column a heading names; undefined where it is none of ours. */
export const columnOf = (heading: string): ImportColumn | undefined => known.get(plain(heading))

/** Each step ends with a semicolon, so that no spreadsheet takes one for a time of day. */
const stepsText = (steps: readonly PriceBreak[]) => steps.map(({ from, price }) => `${from}:${price};`).join('')

/** Our own pictures are kept as a path and told as an address. */
const shownImage = (image: string, publicUrl: string) => (image.startsWith('/') ? publicUrl + image : image)

/** What an export writes of each field, before it is guarded. */
export function cellText(values: CellValues, column: Exclude<ImportColumn, 'id'>, publicUrl: string): string {
  if (column === 'image') return shownImage(values.image, publicUrl)
  // Parted by blanks: one within an address is written as %20.
  if (column === 'more_images') return values.moreImages.map((image) => shownImage(image, publicUrl)).join(' ')
  const value = values[importColumns[column]]
  if (column === 'state') return value ? 'withdrawn' : 'published'
  if (column === 'price_breaks') return stepsText(values.priceBreaks)
  if (column === 'carton' && value === 1) return ''
  return value === null ? '' : String(value)
}
