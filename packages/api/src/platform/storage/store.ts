/** Where the files are. A file never changes: what is kept under its name is what it holds. */
export type PictureStore = {
  /** Whole or not at all. */
  keep: (file: string, bytes: Buffer) => Promise<void>
  /** Null if there is none. */
  read: (file: string) => Promise<Buffer | null>
  /** Also if there is none. */
  remove: (file: string) => Promise<void>
  /** Clears away what was left by those who died while they kept something. */
  tidy: () => Promise<void>
}

export const mediaType = (file: string) => (file.endsWith('.avif') ? 'image/avif' : 'image/webp')
