import { expect, test } from 'vitest'
import type { DataColumn } from './column.ts'
import { csvOf } from './csv.ts'

type Article = { name: string; stock: number; note: string | null }

const columns: DataColumn<Article>[] = [
  { id: 'name', title: 'Article', cell: ({ name }) => name },
  {
    id: 'stock',
    title: 'Stock',
    group: 'Units',
    align: 'figure',
    cell: ({ stock }) => `${stock} units`,
    sortBy: ({ stock }) => stock,
  },
  { id: 'note', title: 'Note', cell: () => ({ type: 'b', props: {}, key: null }), value: ({ note }) => note },
  { id: 'acts', title: '', cell: () => null },
]

const linesOf = (...rows: Article[]) => csvOf(columns, rows).split('\r\n')

test('a column is exported by its value, else by a text cell; a figure column prefers its sortBy value', () => {
  expect(csvOf(columns, [{ name: 'Mugs', stock: 1200, note: 'blue' }])).toBe(
    '\uFEFFArticle,"Units, Stock",Note\r\nMugs,1200,blue\r\n',
  )
})

test('a column without any value is left out; without rows there are only titles', () => {
  expect(linesOf({ name: 'Mugs', stock: 0, note: null })).toEqual(['\uFEFFArticle,"Units, Stock"', 'Mugs,0', ''])
  expect(csvOf(columns.slice(0, 2), [])).toBe('\uFEFFArticle,"Units, Stock"\r\n')
})

test('a field with a separator, a quote, a line break or a space at its edge is quoted', () => {
  const rows = ['a,b', 'a;b', 'say "yes"', 'two\nlines', ' blank', 'tab\there'].map((name) => ({
    name,
    stock: Number.NaN,
    note: '-',
  }))
  expect(csvOf(columns, rows)).toBe(
    [
      '\uFEFFArticle,"Units, Stock",Note',
      '"a,b",,\'-',
      '"a;b",,\'-',
      '"say ""yes""",,\'-',
      '"two\nlines",,\'-',
      '" blank",,\'-',
      '"tab\there",,\'-',
      '',
    ].join('\r\n'),
  )
})

test.for([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  ' =1',
  '\u2003=1',
  '\u200B=1',
  '"=1',
  '＝1',
  'a\n=1',
  'a;=1',
  'a;"=1',
  'a\t-1',
])('no spreadsheet runs %j', (name) => {
  const [, line = ''] = linesOf({ name, stock: -5, note: null })
  const cells = csvOf(columns, [{ name, stock: -5, note: null }])
  expect(cells).toContain("'")
  // However a program splits it, no cell begins with a sign of a formula.
  const text = cells.slice(cells.indexOf('\r\n') + 2, cells.lastIndexOf(','))
  for (const part of text.split(/[;\t\r\n]/)) expect(part).not.toMatch(/^[\s\u200B"]*[=+\-@＝＋－＠]/)
  expect(line).not.toBe('')
  // A number stays a number.
  expect(cells).toMatch(/,-5\r\n$/)
})

test.for([
  ['00123', "'00123"],
  ['01', "'01"],
  ['5901234123457', "'5901234123457"],
  ["'00123", "''00123"],
  ['0', '0'],
  ['1200', '1200'],
  ['00A1', '00A1'],
  ['0.5', '0.5'],
])('a spreadsheet shortens no text of digits: %j is written as %j', ([name, cell]) => {
  const [, line] = linesOf({ name: name as string, stock: 1, note: null })
  expect(line).toBe(`${cell},1`)
})
