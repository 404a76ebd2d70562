import { expect, test } from 'vitest'
import { compress } from '../src/sendable.ts'

test.for([10, 3_000, 26_000, 90_000])('a page of %i letters retains no memory but its own', async (length) => {
  const page = await compress(200, 'x'.repeat(length), {})
  for (const { bytes } of Object.values(page.ways)) expect(bytes.buffer.byteLength).toBe(bytes.length)
})
