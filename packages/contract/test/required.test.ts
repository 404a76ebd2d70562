import { expect, test } from 'vitest'
import { cellFields, emptyCell } from '../src/catalog/fields.ts'
import { requiredFigures, requiredTexts } from '../src/catalog/required.ts'

test('the required fields are exactly the rows without an empty value', () => {
  const rows = cellFields.filter((field) => emptyCell(field) === undefined)
  expect([...requiredTexts, ...requiredFigures].sort()).toEqual([...rows].sort())
})
