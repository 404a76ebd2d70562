import { randomBytes } from 'node:crypto'
import { glob, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { PictureStore } from './store.ts'

const hour = 3_600_000

/**
 * Stores files in a folder, which several machines may share. It has up to 256 subfolders, named by two hexadecimal
 * digits.
 */
export function folderStore(folder: string): PictureStore {
  const placeOf = (file: string) => join(folder, file.slice(0, 2))

  return {
    async keep(file, bytes) {
      const place = placeOf(file)
      await mkdir(place, { recursive: true })
      // The file gets its name once it is complete on the disk, so a crash leaves no half picture.
      const half = join(place, `.${file}.${randomBytes(6).toString('hex')}`)
      const handle = await open(half, 'wx')
      try {
        await handle.writeFile(bytes)
        await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(half, join(place, file))
    },

    async read(file) {
      return readFile(join(placeOf(file), file)).catch(nullIfMissing)
    },

    async remove(file) {
      await rm(join(placeOf(file), file), { force: true })
    },

    async tidy() {
      for await (const half of glob('*/.*', { cwd: folder })) {
        const left = join(folder, half)
        const { mtimeMs } = await stat(left)
        if (Date.now() - mtimeMs > hour) await rm(left, { force: true })
      }
    },
  }
}

function nullIfMissing(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
  throw error
}
