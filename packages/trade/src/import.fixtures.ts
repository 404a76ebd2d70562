import type { ImportField, ImportFileColumn, ImportResult, ImportRow } from './import.ts'

const rows: ImportRow[] = [
  {
    line: 2,
    verdict: 'new',
    name: 'Jute Sack, 50 kg',
    notes: [
      'You already have a product with this name and brand. Add its SKU to change it, or this row adds another one.',
    ],
  },
  {
    line: 3,
    verdict: 'changed',
    name: 'Ceramic Mug, 330 ml',
    sku: 'CM-33',
    changes: [{ column: 'price', from: 12.5, to: 11.9 }, 'description'],
  },
  {
    line: 4,
    verdict: 'changed',
    name: 'Desk Lamp, Dimmable',
    changes: [{ column: 'price', from: 8.2, to: 8.41 }],
    rounded: [{ column: 'price', from: '8.405', to: '8.41' }],
  },
  { line: 5, verdict: 'same', name: 'Work Gloves, L', sku: 'WG-L' },
  {
    line: 6,
    verdict: 'refused',
    name: 'Hotel Towel 70 × 140 cm',
    problems: [
      { column: 'price', message: 'Price must be more than 0' },
      { column: 'minimum', message: 'Min Quantity must be a whole number' },
    ],
  },
  { line: 7, verdict: 'refused', name: '', problems: [{ message: 'The row has 3 fields, the headings are 9' }] },
]

/** The longest messages that the server sends. */
export const wordy: ImportResult = {
  rows: [
    {
      line: 1_204,
      verdict: 'refused',
      name: 'Hotel Towel 70 × 140 cm, Heavy Cotton, White, for Laundries',
      sku: 'HT-70-140-W',
      problems: [
        {
          message:
            'There is a quote in the middle of a cell. Put the whole cell in quotes and double each quote inside it.',
        },
        { column: 'price', message: '“1.234” can be read in two ways. Write it without marks between thousands.' },
        { column: 'image', message: 'This picture is no longer available. Add it again.' },
      ],
    },
    {
      line: 1_205,
      verdict: 'changed',
      name: 'Desk Lamp, Dimmable',
      changes: [{ column: 'price', from: 1234.5, to: 1300 }, { column: 'stock', from: 12_000, to: 10 }, 'description'],
      notes: ['The minimum order is 24 but the stock is 10, so nobody can buy it.'],
    },
  ],
  unknown: [],
  isWritten: false,
}

export const withRefused: ImportResult = { rows, unknown: ['Colour'], isWritten: false }
export const allGood: ImportResult = { rows: rows.slice(0, 4), unknown: [], isWritten: false }
export const allSame: ImportResult = {
  rows: [{ line: 2, verdict: 'same', name: 'Work Gloves, L' }],
  unknown: [],
  isWritten: false,
}

export const manyRows: ImportResult = {
  rows: Array.from({ length: 10_000 }, (_, index) => ({ ...(rows[index % 6] as ImportRow), line: index + 2 })),
  unknown: [],
  isWritten: false,
}

export const fields: ImportField[] = [
  { value: 'sku', label: 'SKU' },
  { value: 'name', label: 'Name', isRequired: true },
  { value: 'price', label: 'Price', isRequired: true },
  { value: 'stock', label: 'Stock', isRequired: true },
]

/** Two of these columns were recognized. */
export const fileColumns: ImportFileColumn[] = [
  { id: '0', heading: 'Title', sample: 'Jute Sack, 50 kg', field: 'name' },
  { id: '1', heading: 'Artikelnummer', sample: 'JS-50' },
  { id: '2', heading: 'List price', sample: '1.40' },
  { id: '3', heading: '', sample: 'x' },
  { id: '4', heading: 'Qty', sample: '4800', field: 'stock' },
]
