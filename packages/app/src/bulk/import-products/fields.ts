import { type ImportColumn, importColumns, requiredImportColumns } from '@arot/contract'
import { importHeadings } from '@arot/contract/bulk/import-headings'
import type { ImportField } from '@arot/trade/ImportPanel'

/** The fields that a file's column can be matched to. In Bengali they have the names of the export. */
export const importFields = (language: 'en' | 'bn'): ImportField[] =>
  (Object.keys(importColumns) as ImportColumn[]).map((column) => ({
    value: column,
    label: importHeadings[column][language === 'bn' ? 'bengali' : 'english'],
    isRequired: requiredImportColumns.includes(column),
  }))
