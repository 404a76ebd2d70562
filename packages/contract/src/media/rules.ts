// Pictures that our server keeps: named by what they hold, in three widths and two encodings beside each other.

export const pictureWidths = [320, 640, 1280]
export const pictureTypes = ['avif', 'webp'] as const
export type PictureType = (typeof pictureTypes)[number]

export const pictureLimits = {
  /** Bytes one may have when it is sent. */
  bytes: 10_000_000,
  /** How many a product may have. */
  count: 6,
}

const ownForm = /^(.*\/pictures\/u\/\w+)-640\.webp$/

/** The largest size of a picture that our server stores, for reading what is on it; another address as it is. */
export const widestPicture = (image: string) => image.replace(ownForm, '$1-1280.webp')

/** For each encoding, from which addresses of which widths a browser may choose; nothing for a picture from elsewhere. */
export function pictureSources(image: string): Record<PictureType, string> | undefined {
  const [, base] = ownForm.exec(image) ?? []
  const of = (type: PictureType) => pictureWidths.map((width) => `${base}-${width}.${type} ${width}w`).join()
  return base ? { avif: of('avif'), webp: of('webp') } : undefined
}
