export type PicturesFieldLabels = {
  /** The hint of the field for the first address. */
  hint: string
  /** The area that files are dropped on. */
  files: string
  filesHint: (most: string, number: number) => string
  /** Why no more pictures can be added. */
  full: (most: string, number: number) => string
  failed: string
  /** The list of all pictures. */
  pictures: string
  picture: (at: string) => string
  main: string
  earlier: (at: string) => string
  later: (at: string) => string
  remove: (at: string) => string
  /** Announced, not visible: the new position. */
  moved: (at: string, of: string) => string
  removed: (at: string) => string
}

export const english: PicturesFieldLabels = {
  hint: 'Or type the address of a picture, as https://…',
  files: 'Files',
  filesHint: (most, number) =>
    number === 1
      ? 'JPEG, PNG, WebP, AVIF or HEIC, up to 10 MB.'
      : `JPEG, PNG, WebP, AVIF or HEIC, 10 MB each, up to ${most}. The first is the main one.`,
  full: (most, number) => (number === 1 ? 'Remove the picture to add another one.' : `Add at most ${most} pictures.`),
  failed: 'Could not be uploaded.',
  pictures: 'Pictures, in their order',
  picture: (at) => `Picture ${at}`,
  main: 'Main',
  earlier: (at) => `Move picture ${at} forward`,
  later: (at) => `Move picture ${at} back`,
  remove: (at) => `Remove picture ${at}`,
  moved: (at, of) => `Now picture ${at} of ${of}`,
  removed: (at) => `Removed: picture ${at}`,
}
