import { crc32 } from 'node:zlib'
import sharp from 'sharp'

/** Two halves, so that which side is up can be seen: red, and blue beside it. */
export function halves(width = 800, height = 400) {
  const half = { width: width / 2, height, channels: 3 as const }
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: { create: { ...half, background: '#0000ff' } }, left: width / 2, top: 0 },
  ])
}

/** As a telephone takes it: on its side, with its place and its camera. */
export const photograph = () =>
  halves()
    .withExif({
      IFD0: { Make: 'Camera of Rahim', Copyright: 'Rahim Uddin' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 48/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '90/1 24/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

/** A PNG whose head says that it is larger than it is. */
export async function bomb(width = 30_000, height = 30_000) {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#000000' } })
    .png()
    .toBuffer()
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

/** An AVIF whose head says that it is larger than it is. */
export async function largeAvif(width: number, height: number) {
  const avif = await halves(16, 16).avif().toBuffer()
  const size = avif.indexOf('ispe') + 8
  avif.writeUInt32BE(width, size)
  avif.writeUInt32BE(height, size + 4)
  return avif
}

/** Colours of these places of a picture, as they are drawn. */
export async function colourAt(bytes: Buffer, x: number, y: number) {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
  return [...data.subarray(at, at + 3)]
}
