import { crc32 } from 'node:zlib'
import sharp from 'sharp'

/** A red half and a blue half beside it, so that the orientation is visible. */
export function halves(width = 800, height = 400) {
  const half = { width: width / 2, height, channels: 3 as const }
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: { create: { ...half, background: '#0000ff' } }, left: width / 2, top: 0 },
  ])
}

/** A picture like a phone's: rotated, with location and camera in its metadata. */
export const photograph = () =>
  halves()
    .withExif({
      IFD0: { Make: 'Camera of Rahim', Copyright: 'Rahim Uddin' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 48/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '90/1 24/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

/** A PNG whose header claims a larger size. */
export async function bomb(width = 30_000, height = 30_000) {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#000000' } })
    .png()
    .toBuffer()
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

/** An AVIF whose header claims a larger size. */
export async function largeAvif(width: number, height: number) {
  const avif = await halves(16, 16).avif().toBuffer()
  const size = avif.indexOf('ispe') + 8
  avif.writeUInt32BE(width, size)
  avif.writeUInt32BE(height, size + 4)
  return avif
}

/** The rendered colour at a point of a picture. */
export async function colourAt(bytes: Buffer, x: number, y: number) {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
  return [...data.subarray(at, at + 3)]
}
