// A long list is serialized in slices, so that its request does not block others.
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { etagOf, toJson } from '../../src/platform/http/answers/encode.ts'
import { longestBlockMs } from '../support/event-loop.ts'

const item = (place: number) => ({
  _id: `p${place}`,
  name: 'ড্রিল “😀”',
  gone: undefined,
  price: place / 7,
  images: [null],
})
const list = (length: number) => Array.from({ length }, (_, place) => item(place))

describe('the JSON of a list', () => {
  test.each([0, 1, 99, 100, 101, 200, 250])('with %i items equals JSON made in one piece', async (length) => {
    expect(String(await toJson(list(length)))).toBe(JSON.stringify(list(length)))
  })

  test('accepts any value', async () => {
    const odd = Array.from({ length: 300 }, (_, place) => [undefined, null, '', ',', [], {}, 'a'][place % 7])
    expect(String(await toJson(odd))).toBe(JSON.stringify(odd))
  })
})

test('the ETag of chunks equals the ETag of all bytes', async () => {
  const bytes = Buffer.from('ক'.repeat(300_000))
  const whole = `W/"${createHash('sha1').update(bytes).digest('base64url')}"`
  expect([await etagOf(bytes), await etagOf(String(bytes))]).toEqual([whole, whole])
})

test('nobody waits 50 ms for it', async () => {
  const many = list(200_000)
  expect(await longestBlockMs(async () => etagOf(await toJson(many)), 50)).toBeLessThan(50)
})
