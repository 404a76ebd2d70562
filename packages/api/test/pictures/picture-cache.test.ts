import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPictureCache } from '../../src/modules/media/picture-cache.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

test('a picture is read once, and no longer served ten minutes after its files are removed', async () => {
  const files = new Map([['document', Buffer.from('licence')]])
  const reading = vi.fn(async (file: string) => files.get(file) ?? null)
  const read = createPictureCache({ read: reading }, 1000)
  expect(String(await read('document'))).toBe('licence')
  expect(String(await read('document'))).toBe('licence')
  expect(reading).toHaveBeenCalledTimes(1)
  files.clear()
  vi.setSystemTime(Date.now() + 600_001)
  expect(await read('document')).toBeNull()
})
