/** Stores files. A file never changes: its name belongs to one content. */
export type PictureStore = {
  /** Stores the whole file or nothing. */
  keep: (file: string, bytes: Buffer) => Promise<void>
  /** Null if there is none. */
  read: (file: string) => Promise<Buffer | null>
  /** Does nothing if there is none. */
  remove: (file: string) => Promise<void>
  /** Removes unfinished files of processes that died. */
  tidy: () => Promise<void>
}

export const mediaType = (file: string) => (file.endsWith('.avif') ? 'image/avif' : 'image/webp')
