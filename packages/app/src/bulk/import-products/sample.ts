import { importHeadings } from '@arot/contract/bulk/import-headings'

const columns = Object.entries(importHeadings).flatMap(([column, { sample }]) => (sample ? [{ column, sample }] : []))
const quote = (text: string) => (text.includes(',') ? `"${text}"` : text)
const lines = [columns.map(({ column }) => column), columns.map(({ sample }) => quote(sample))]

/** An example file: the headings and one row that an import accepts. */
export const sampleFile = () => new Blob(['\uFEFF', ...lines.map((line) => `${line}\r\n`)], { type: 'text/csv' })
