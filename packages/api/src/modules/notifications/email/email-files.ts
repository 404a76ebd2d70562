// Writes emails to files on a server without SMTP_URL.
import { glob, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const days = 30

export const emailFolder = ({ dataFolder }: { dataFolder: string }) => join(dataFolder, 'mail')

export function emailFiles(folder: string) {
  const place = (id: string) => join(folder, `${id}.eml`)
  return {
    /**
     * The file's name is the email's id, so a repeated email replaces the file. Only the server's user can read it,
     * because its links act for the recipient.
     */
    async write(id: string, message: Buffer) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(`${place(id)}.new`, message, { mode: 0o600 })
      await rename(`${place(id)}.new`, place(id))
    },
    async remove(ids: readonly string[]) {
      for (const id of ids) await rm(place(id), { force: true })
    },
    /** Removes files as old as the rows that `deleteOldEmails` deletes, and unfinished files. */
    async sweep(now = Date.now()) {
      for await (const name of glob('*.eml{,.new}', { cwd: folder })) {
        const file = join(folder, name)
        const { mtimeMs } = await stat(file)
        if (now - mtimeMs > days * 86_400_000) await rm(file, { force: true })
      }
    },
  }
}
