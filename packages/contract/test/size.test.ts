import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { expect, test } from 'vitest'

/** The parts that the app uses in the browser: the client, the rules and the error, but not the server's schemas. */
const used = `
import { createClient, ApiError, registerProblems, loginProblems, resetProblems, purchaseProblem, productProblems,
  passwordParts, numberOrZero, isAvailable, categories } from '@arot/contract'
console.log(createClient, ApiError, registerProblems, loginProblems, resetProblems, purchaseProblem, productProblems,
  passwordParts, numberOrZero, isAvailable, categories)`

const preload = 'export const __vitePreload = (load) => load()'
const contract = join(import.meta.dirname, '../src/index.ts')

test('the code that reaches the browser stays under 5,070 bytes', async () => {
  const entry = 'virtual:browser'
  const result = await build({
    logLevel: 'error',
    configFile: false,
    plugins: [
      {
        name: 'browser-part',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? entry : id === '@arot/contract' ? contract : null),
        // The bundler's helper for lazy chunks belongs to the page, so it does not count.
        load: (id) => (id === entry ? used : id.includes('preload-helper') ? preload : null),
      },
    ],
    build: {
      write: false,
      target: 'baseline-widely-available',
      rolldownOptions: { input: entry, optimization: { inlineConst: true } },
    },
  })
  const [built] = Array.isArray(result) ? result : [result]
  if (!built || !('output' in built)) throw new Error('nothing was built')
  // The code for foreign servers is a separate chunk that loads on demand.
  const code = built.output.map((part) => (part.type === 'chunk' && part.isEntry ? part.code : '')).join('')
  const bytes = brotliCompressSync(code).length
  expect(code).toContain('Arot-Api')
  // Half a kilobyte are the rules for cartons and price breaks, a tenth are the rules for several pictures and for files.
  // 21 bytes accept an unchanged stock that cancelled orders raised above its limit.
  // 50 bytes are the endpoints, which the client and the server share.
  expect(bytes).toBeLessThan(5070)
  process.stdout.write(`contract in the browser: ${bytes} bytes (brotli)\n`)
})
