import { expect, test } from 'vitest'
import { problemRows } from '../src/bulk/import-products/problemRows.ts'

type Lines = [first: number, last: number]

const problems = [{ column: 'price', message: 'No.' }]
const no = 'price: No.'

/** The text of the file. `text` drops the byte order mark. */
async function writeProblemRows(
  text: string,
  rows: Lines[],
  { headingLines = [1, 1] as Lines, found = problems } = {},
) {
  const format = { encoding: 'utf-8', separator: ',', headingLines } as const
  const refused = rows.map(([line, lastLine]) => ({ line, lastLine, problems: found }))
  return (await problemRows(new Blob([text]), format, refused)).text()
}

test('the file has the headings and the rows of the given lines, after their problems', async () => {
  expect(await writeProblemRows('name,price\nSack,1\nMug,x\nLamp,3\n', [[3, 3]])).toBe(
    `problem,name,price\r\n${no},Mug,x\r\n`,
  )
})

test('a row keeps its lines, its line ends and its quotes', async () => {
  const text = '"name\nlong",price\r\n"Sack,\r\n50 ""kg""",x\r\nMug,2\r\n"Lamp\n",y'
  const rows = `${no},"Sack,\r\n50 ""kg""",x\r\n${no},"Lamp\n",y\r\n`
  const lines: Lines[] = [
    [3, 4],
    [6, 7],
  ]
  expect(await writeProblemRows(text, lines, { headingLines: [1, 2] })).toBe(`problem,"name\nlong",price\r\n${rows}`)
})

test('what stands above the headings is left out, except the line that names the separator', async () => {
  const text = 'sep=,\r\n\r\nname,price\rSack,x\rMug,2\r'
  expect(await writeProblemRows(text, [[4, 4]], { headingLines: [3, 3] })).toBe(
    `sep=,\r\nproblem,name,price\r\n${no},Sack,x\r\n`,
  )
})

test('earlier problems are replaced by the current ones', async () => {
  const before = '"problem",name,price\r\n"price: ""x"", is none.","Sack, large",x\r\n,Mug,2\r\n'
  expect(await writeProblemRows(before, [[2, 2]])).toBe(`problem,name,price\r\n${no},"Sack, large",x\r\n`)
  expect(await writeProblemRows(before, [[3, 3]])).toBe(`problem,name,price\r\n${no},Mug,2\r\n`)
  const edited = 'problem,name,price\n"one, two" ,Sack,x\n"one"b,Mug,2\nalone\n'
  expect(
    await writeProblemRows(edited, [
      [2, 2],
      [3, 3],
      [4, 4],
    ]),
  ).toBe(`problem,name,price\r\n${no},Sack,x\r\n${no},Mug,2\r\n${no},\r\n`)
})

test('the problems stay in their cell, and no spreadsheet runs them', async () => {
  const found = [{ column: '=price', message: '“a"b” is none.' }]
  const row = `"'=price: “a""b” is none.",Mug,x\r\n`
  expect(await writeProblemRows('name,price\nMug,x\n', [[2, 2]], { found })).toBe(`problem,name,price\r\n${row}`)
})

test('UTF-16 from Excel is read correctly', async () => {
  const bytes = new Uint16Array([...'\uFEFFname\tprice\nচা\tx\n'].map((char) => char.charCodeAt(0)))
  const format = { encoding: 'utf-16le', separator: '\t', headingLines: [1, 1] as Lines } as const
  const file = await problemRows(new Blob([bytes]), format, [{ line: 2 }])
  expect(await file.text()).toBe('problem\tname\tprice\r\n\tচা\tx\r\n')
})
