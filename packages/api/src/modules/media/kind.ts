const is = (bytes: Uint8Array, at: number, ascii: string) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1', at, at + ascii.length) === ascii

/** Detects the format from the first bytes, not from headers or names. Null for any other format. */
export function kindOf(bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | null {
  if (is(bytes, 0, '\xff\xd8\xff')) return 'jpeg'
  if (is(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'png'
  if (is(bytes, 0, 'RIFF') && is(bytes, 8, 'WEBP')) return 'webp'
  if (!is(bytes, 4, 'ftyp')) return null
  const brand = Buffer.from(bytes.subarray(8, 12)).toString('latin1')
  if (brand === 'avif' || brand === 'avis') return 'avif'
  return /^(he[iv]|mif1|msf1)/.test(brand) ? 'heic' : null
}
