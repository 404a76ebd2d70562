import { expect, test } from 'vitest'
import { listOwn } from '../../src/modules/bulk/my-products.list.ts'

test('a page of own products that fails twice rejects once: an unhandled rejection would end the process', async () => {
  const failing = {
    async query(): Promise<never> {
      throw new Error('away')
    },
  }
  await expect(listOwn(failing, 'owner', { limit: 10 })).rejects.toThrow('away')
})
