import { expect, test } from 'vitest'
import { problemRows } from '../src/bulk/import-products/problemRows.ts'

const read = { encoding: 'utf-8', separator: ',' } as const

/** The text of the file. `text` drops the byte order mark. */
const writeProblemRows = async (text: string, lines: number[], problems = [{ column: 'price', message: 'No.' }]) => {
  const rows = lines.map((line) => ({ line, problems }))
  return (await problemRows(new Blob([text]), read, rows)).text()
}
const no = 'price: No.'

test('the file has the headings and the rows of the given lines, after their problems', async () => {
  expect(await writeProblemRows('name,price\nSack,1\nMug,x\nLamp,3\n', [3])).toBe(
    `problem,name,price\r\n${no},Mug,x\r\n`,
  )
})

test('empty rows are skipped, as on the server, also above the headings', async () => {
  expect(await writeProblemRows('\n,\nname,price\n\nMug,x\n', [5])).toBe(`problem,name,price\r\n${no},Mug,x\r\n`)
})

test('a quoted field spans lines and contains its own separators', async () => {
  const text = 'name,price\r\n"Sack,\r\n50 ""kg""",x\r\nMug,2\r\n"Lamp",y'
  const rows = `${no},"Sack,\r\n50 ""kg""",x\r\n${no},Lamp,y\r\n`
  expect(await writeProblemRows(text, [2, 5])).toBe(`problem,name,price\r\n${rows}`)
})

test('the line that names the separator is included, and the headings as well', async () => {
  const text = 'sep=,\nname,price\nSack,x\nMug,2\n'
  expect(await writeProblemRows(text, [3])).toBe(`sep=,\r\nproblem,name,price\r\n${no},Sack,x\r\n`)
})

test('a quote inside an unquoted field starts nothing', async () => {
  expect(await writeProblemRows('name,price\nPipe 3",x\nMug,2\n', [2])).toBe(
    `problem,name,price\r\n${no},"Pipe 3""",x\r\n`,
  )
})

test('earlier problems are replaced by the current ones', async () => {
  const before = 'problem,name,price\r\n"price: ""x"", is none.","Sack, large",x\r\n,Mug,2\r\n'
  expect(await writeProblemRows(before, [2])).toBe(`problem,name,price\r\n${no},"Sack, large",x\r\n`)
  expect(await writeProblemRows(before, [3])).toBe(`problem,name,price\r\n${no},Mug,2\r\n`)
})

test('the problems stay in their cell, and no spreadsheet runs them', async () => {
  const problems = [{ column: '=price', message: '“a"b” is none.' }]
  const row = `"'=price: “a""b” is none.",Mug,x\r\n`
  expect(await writeProblemRows('name,price\nMug,x\n', [2], problems)).toBe(`problem,name,price\r\n${row}`)
})

test('UTF-16 from Excel is read correctly', async () => {
  const bytes = new Uint16Array([...'\uFEFFname\tprice\nচা\tx\n'].map((char) => char.charCodeAt(0)))
  const file = await problemRows(new Blob([bytes]), { encoding: 'utf-16le', separator: '\t' }, [{ line: 2 }])
  expect(await file.text()).toBe('problem\tname\tprice\r\n\tচা\tx\r\n')
})
