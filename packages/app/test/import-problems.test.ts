import { createClient } from '@arot/contract'
import { expect, test } from 'vitest'
import { sendImport } from '../src/bulk/import-products/sendImport.ts'

test('the problems of a row have localized figures and the headings of the file', async () => {
  const answer = [
    { read: { separator: ',', columns: ['price'], headings: ['unit price'], unknown: [] } },
    {
      row: {
        line: 2,
        verdict: 'refused',
        problems: [{ column: 'price', message: 'Price must be between 0 and 1000000.' }],
      },
    },
    { done: { written: false } },
  ]
  const fetch = async () =>
    new Response(answer.map((line) => `${JSON.stringify(line)}\n`).join(''), { headers: { 'Arot-Api': '1' } })
  const { call } = createClient({ host: 'https://api.example', token: async () => 'a-token', fetch })
  const ignore = () => {}
  const options = { signal: new AbortController().signal, onProgress: ignore, onRead: ignore, onColumns: ignore }
  const report = await sendImport(call, new File(['unit price\n5000000'], 'goods.csv'), 'check', options)
  expect(report).toMatchObject({
    rows: [{ problems: [{ column: 'unit price', message: 'Price must be between 0 and 1,000,000.' }] }],
  })
})
