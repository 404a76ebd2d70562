// Uploaded pictures have an address by their content, with three widths in two encodings.

export const pictureWidths = [320, 640, 1280]
export const pictureTypes = ['avif', 'webp'] as const
export type PictureType = (typeof pictureTypes)[number]

export const pictureLimits = {
  /** The most bytes of one upload. */
  bytes: 10_000_000,
  /** The most pictures of one product. */
  count: 6,
}

const ownForm = /^(.*\/pictures\/u\/\w+)-640\.webp$/

/** The largest stored size, for example to read a document. Other addresses stay as they are. */
export const widestPicture = (image: string) => image.replace(ownForm, '$1-1280.webp')

/** The `srcset` for each encoding. Undefined for a picture that the server does not store. */
export function pictureSources(image: string): Record<PictureType, string> | undefined {
  const [, base] = ownForm.exec(image) ?? []
  const of = (type: PictureType) => pictureWidths.map((width) => `${base}-${width}.${type} ${width}w`).join()
  return base ? { avif: of('avif'), webp: of('webp') } : undefined
}
