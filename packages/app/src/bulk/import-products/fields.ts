import { type ImportColumn, importColumns, requiredImportColumns } from '@arot/contract'
import { importHeadings } from '@arot/contract/bulk/import-headings'
import type { ImportField } from '@arot/trade/ImportPanel'

const english: Record<ImportColumn, string> = {
  id: 'ID',
  sku: 'SKU',
  name: 'Name',
  brand: 'Brand',
  category: 'Category',
  description: 'Description',
  image: 'Image',
  more_images: 'More images',
  price: 'Price',
  price_breaks: 'Price breaks',
  stock: 'Stock',
  stock_when_exported: 'Stock when exported',
  minimum: 'Min Quantity',
  carton: 'Carton',
  lead_days: 'Lead time in days',
  rating: 'Rating',
  state: 'State',
}

/** The fields that a column of a file can be matched to; in Bengali by the names that an export has. */
export const importFields = (language: 'en' | 'bn'): ImportField[] =>
  (Object.keys(importColumns) as ImportColumn[]).map((column) => ({
    value: column,
    label: language === 'bn' ? importHeadings[column].bengali : english[column],
    isRequired: requiredImportColumns.includes(column),
  }))
