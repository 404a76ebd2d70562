import { createHash } from 'node:crypto'
import { type PictureType, pictureWidths } from '@arot/contract'
import sharp from 'sharp'
import { kindOf } from './kind.ts'

export type EncodedFile = { width: number; type: PictureType; bytes: Buffer }
export type EncodedPicture = { name: string; files: EncodedFile[] }

/** The bytes are no picture. The message is for the sender. */
export class NoPicture extends Error {
  override name = 'NoPicture'
}

/** More than a phone's picture of 10 MB has, and few enough to keep out decompression bombs. */
const mostPixels = 64_000_000
/** Decoding AVIF takes about three times as long, and no camera writes a larger one. */
const mostPixelsOfAvif = 16_000_000
/** A picture of one pixel by more than this takes many seconds to decode. No camera comes near. */
const longestSide = 16_384

/** Pictures are at most this wide, and at most twice this high. */
const widest = 1280
const taller = 2

// Uses one thread a picture and no cache, and reads only these formats.
sharp.concurrency(1)
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((kind) => `VipsForeignLoad${kind}Buffer`) })

/**
 * Encodes a new picture from the uploaded bytes: upright, in sRGB, only the first frame. It drops all metadata (place,
 * camera) and anything hidden behind the picture.
 */
export async function encodePicture(bytes: Uint8Array): Promise<EncodedPicture> {
  refuseKind(bytes)
  const { data, info } = await decodePicture(bytes)
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const files: EncodedFile[] = []
  for (const width of pictureWidths) {
    const fitting = files.filter((file) => info.width <= file.width && info.height <= file.width * taller)
    if (fitting.length > 0) {
      for (const { type, bytes } of fitting.slice(0, 2)) files.push({ width, type, bytes })
      continue
    }
    const small = sharp(data, { raw }).resize(within(width))
    files.push({ width, type: 'avif', bytes: await small.clone().avif({ quality: 55, effort: 2 }).toBuffer() })
    files.push({ width, type: 'webp', bytes: await small.clone().webp({ quality: 80 }).toBuffer() })
  }
  return { name: nameOf(files), files }
}

function refuseKind(bytes: Uint8Array) {
  const kind = kindOf(bytes)
  if (kind === 'heic') {
    throw new NoPicture(
      'We cannot read HEIC pictures. Save it as JPEG and add that. On an iPhone, share it as “Most Compatible”.',
    )
  }
  if (kind === null) throw new NoPicture('We cannot read this picture. Use JPEG, PNG, WebP or AVIF.')
}

async function decodePicture(bytes: Uint8Array) {
  try {
    const sent = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
    const { format, width, height } = await sent.metadata()
    if (Math.max(width, height) > longestSide) {
      throw new NoPicture(`A picture may have at most ${longestSide} pixels on each side.`)
    }
    if (format === 'heif' && width * height > mostPixelsOfAvif) {
      throw new NoPicture('An AVIF picture may have at most 16 million pixels. Send a smaller one, or a JPEG.')
    }
    return await sent
      .autoOrient()
      .resize(within(widest))
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
  } catch (error) {
    if (error instanceof NoPicture) throw error
    if (String(error).includes('pixel limit')) throw new NoPicture('A picture may have at most 64 million pixels.')
    throw new NoPicture('This picture is damaged and cannot be read.')
  }
}

const within = (width: number) => ({ width, height: width * taller, fit: 'inside', withoutEnlargement: true }) as const

/** A hash of all files, so that a name always means the same content. */
function nameOf(files: EncodedFile[]) {
  const hash = createHash('sha256')
  for (const { bytes } of files) hash.update(bytes)
  return hash.digest('hex').slice(0, 40)
}
