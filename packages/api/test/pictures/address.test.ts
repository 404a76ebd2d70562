// Every spelling of our own picture's address must be recognized, or the sweep would remove a picture in use.
import { expect, it } from 'vitest'
import { toImagePath } from '../../src/modules/media/address.ts'

const publicUrl = 'https://market.example/api'

it.each([
  ['our address', 'https://market.example/api/pictures/u/a-640.webp', '/pictures/u/a-640.webp'],
  ['its port written out', 'https://market.example:443/api/pictures/u/a-640.webp', '/pictures/u/a-640.webp'],
  ['its host in capitals', 'https://MARKET.example/api/pictures/u/a-640.webp', '/pictures/u/a-640.webp'],
  ['its path', '/pictures/u/a-640.webp', '/pictures/u/a-640.webp'],
])('%s is stored as its path', (_, image, path) => {
  expect(toImagePath(image, publicUrl)).toBe(path)
})

it.each([
  'https://market.example:8443/api/pictures/u/a-640.webp',
  'https://market.example.evil.example/api/pictures/u/a-640.webp',
  'https://evil.example/?https://market.example/api/pictures/u/a-640.webp',
  'not an address',
])('%s is stored as it is', (image) => {
  expect(toImagePath(image, publicUrl)).toBe(image)
})
