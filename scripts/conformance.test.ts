import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './package/pack.ts'

/** As the list writes them: `api/stores/stock` “takes the units with the PATCH …”. */
const named = [
  ...readFileSync(join(root, 'docs/conformance.md'), 'utf8').matchAll(/`(api|contract)\/([a-z/-]+)` “([^”]+)”/g),
].map(([, part = '', file = '', name = '']) => ({ file: `packages/${part}/test/${file}.test.ts`, name }))

test('every test of the backend and the contract that the conformance list names is there', () => {
  expect(named.length).toBeGreaterThan(30)
  const gone = named.filter(({ file, name }) => {
    const path = join(root, file)
    return !existsSync(path) || !readFileSync(path, 'utf8').includes(name)
  })
  expect(gone).toEqual([])
})
