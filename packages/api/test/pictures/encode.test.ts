import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { encodePicture } from '../../src/modules/media/encode.ts'
import { bomb, colourAt, halves, largeAvif, photograph } from '../support/pictures.ts'

const sizesOf = async (bytes: Buffer) => {
  const { files } = await encodePicture(bytes)
  return Promise.all(
    files.map(async (file) => {
      const { width, height, format } = await sharp(file.bytes).metadata()
      return [file.width, file.type, format, width, height]
    }),
  )
}

describe('a picture is stored', () => {
  test('in three widths and two encodings', async () => {
    expect(await sizesOf(await halves(2000, 1000).jpeg().toBuffer())).toEqual([
      [320, 'avif', 'heif', 320, 160],
      [320, 'webp', 'webp', 320, 160],
      [640, 'avif', 'heif', 640, 320],
      [640, 'webp', 'webp', 640, 320],
      [1280, 'avif', 'heif', 1280, 640],
      [1280, 'webp', 'webp', 1280, 640],
    ])
  })

  test('and is never enlarged', async () => {
    const sizes = await sizesOf(await halves(500, 250).png().toBuffer())
    expect(sizes.map(([named, , , width]) => [named, width])).toEqual([
      [320, 320],
      [320, 320],
      [640, 500],
      [640, 500],
      [1280, 500],
      [1280, 500],
    ])
  })

  test('in a tall format with at most twice its width', async () => {
    const sizes = await sizesOf(await halves(100, 6000).png().toBuffer())
    expect(Math.max(...sizes.map(([, , , , height]) => Number(height)))).toBe(2560)
  })

  test('upright, without its location, camera and photographer', async () => {
    const { files } = await encodePicture(await photograph())
    for (const { bytes } of files) {
      const { exif, xmp, iptc, icc, orientation, width = 0, height = 0 } = await sharp(bytes).metadata()
      expect({ exif, xmp, iptc, icc, orientation }).toEqual({})
      expect(height).toBeGreaterThan(width)
      for (const word of ['Rahim', 'GPS', 'Exif', 'http']) expect(bytes.includes(word), word).toBe(false)
    }
    const [red = 0, , blue = 0] = await colourAt(files[1]!.bytes, 0.5, 0.1)
    expect(red).toBeGreaterThan(200)
    expect(blue).toBeLessThan(60)
  })

  test('in sRGB, from any colour space', async () => {
    const wide = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#00ff00' } })
      .withIccProfile('p3')
      .png()
      .toBuffer()
    const cmyk = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#ff0000' } })
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer()
    const deep = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#ff0000' } })
      .toColourspace('rgb16')
      .png()
      .toBuffer()
    for (const bytes of [wide, cmyk, deep]) {
      const { files } = await encodePicture(bytes)
      expect(await sharp(files[1]!.bytes).metadata()).toMatchObject({ space: 'srgb', depth: 'uchar' })
    }
  })

  test('with its transparency', async () => {
    const clear = await sharp({
      create: { width: 64, height: 64, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer()
    const { files } = await encodePicture(clear)
    for (const { bytes } of files) expect((await sharp(bytes).metadata()).hasAlpha).toBe(true)
  })

  test('as the first frame of an animation', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 40, height: 40, channels: 3, background } })
        .png()
        .toBuffer()
    const moving = await sharp([await frame('#ff0000'), await frame('#0000ff')], { join: { animated: true } })
      .webp()
      .toBuffer()
    expect((await sharp(moving).metadata()).pages).toBe(2)
    const { files } = await encodePicture(moving)
    expect((await sharp(files[1]!.bytes).metadata()).pages ?? 1).toBe(1)
    expect((await colourAt(files[1]!.bytes, 0.5, 0.5))[0]).toBeGreaterThan(200)
  })

  test('from JPEG, PNG, WebP and AVIF, whatever its file name', async () => {
    for (const bytes of [
      await halves().jpeg().toBuffer(),
      await halves().png().toBuffer(),
      await halves().webp().toBuffer(),
      await halves().avif({ effort: 0 }).toBuffer(),
    ]) {
      expect((await encodePicture(bytes)).files).toHaveLength(6)
    }
  })
})

describe('the name of a picture', () => {
  test('is the same for the same picture and differs for another one', async () => {
    const [one, again, other] = [
      await encodePicture(await halves().png().toBuffer()),
      await encodePicture(await halves().png({ compressionLevel: 1 }).toBuffer()),
      await encodePicture(await halves(802).png().toBuffer()),
    ]
    expect(one.name).toMatch(/^[0-9a-f]{40}$/)
    expect(again.name).toBe(one.name)
    expect(other.name).not.toBe(one.name)
  })

  test('reveals nothing of the pixels that transparency hides: they are removed', async () => {
    const plain = await halves().png().toBuffer()
    const hiding = Buffer.concat([plain, Buffer.from('<script>alert(1)</script>PK\x03\x04')])
    const { name, files } = await encodePicture(hiding)
    expect(name).toBe((await encodePicture(plain)).name)
    for (const { bytes } of files) expect(bytes.includes('script')).toBe(false)
  })
})

describe('a file is refused with a message', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
  const boxOf = (brand: string) => Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1${brand}`, 'latin1')
  const cases: [string, () => Promise<Buffer> | Buffer, RegExp][] = [
    ['SVG', () => Buffer.from(svg), /JPEG, PNG, WebP or AVIF/],
    ['SVG behind a mark of its order', () => Buffer.from(`\ufeff${svg}`), /JPEG, PNG/],
    ['GIF', () => halves(20, 20).gif().toBuffer(), /JPEG, PNG/],
    ['TIFF', () => halves(20, 20).tiff().toBuffer(), /JPEG, PNG/],
    ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>'), /JPEG, PNG/],
    ['nothing', () => Buffer.alloc(0), /JPEG, PNG/],
    ['HEIC', () => boxOf('heic'), /HEIC.*JPEG/],
    ['HEIF of another brand', () => boxOf('mif1'), /HEIC/],
    ['AVIF that is none', () => boxOf('avif'), /damaged/],
    ['JPEG that is none', () => Buffer.from('\xff\xd8\xff\xe0 and no more', 'latin1'), /damaged/],
    ['half of a JPEG', async () => (await halves().jpeg().toBuffer()).subarray(0, 900), /damaged/],
    ['half of a PNG', async () => (await halves().png().toBuffer()).subarray(0, 300), /damaged/],
    ['a bomb', () => bomb(), /64 million/],
    ['a thread of as many pixels as may be', () => bomb(1, 64_000_000), /16384 pixels on each side/],
    ['an AVIF over 16 million pixels', () => largeAvif(4001, 4000), /AVIF.*16 million/],
    ['a wide bomb', () => bomb(2_000_000_000, 1), /64 million|damaged/],
    [
      'SVG called JPEG in its first bytes',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(svg)]),
      /damaged/,
    ],
  ]
  test.each(cases)('%s', async (_name, make, words) => {
    await expect(encodePicture(await make())).rejects.toThrow(words)
  })
})
