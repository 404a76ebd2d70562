import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Letter } from '../stores/letters.ts'
import { compose, type Sender } from './compose.ts'

/** Hands a letter over; resolves when it has been taken. */
export type Post = { send: (letter: Letter) => Promise<void>; close: () => void }

export type PostOptions = Sender & {
  /** A mail server; without it letters are files in a folder. */
  smtpUrl?: string | undefined
  folder: string
}

export const openPost = (options: PostOptions) =>
  options.smtpUrl ? toServer(options.smtpUrl, options) : toFiles(options)

/** An attempt ends long before another may begin one of the same letter. */
const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

function toServer(url: string, sender: Sender): Post {
  const transport = createTransport({ ...limits, url, pool: true, maxConnections: 3 })
  return {
    send: async (letter) => void (await transport.sendMail(compose(letter, sender))),
    close: () => transport.close(),
  }
}

/** By the letter's own name, so that one written again is the same file. */
function toFiles({ folder, ...sender }: PostOptions): Post {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return {
    async send(letter) {
      const { message } = await transport.sendMail(compose(letter, sender))
      await mkdir(folder, { recursive: true })
      const file = join(folder, `${letter.id}.eml`)
      await writeFile(`${file}.new`, message as Buffer)
      await rename(`${file}.new`, file)
    },
    close: () => transport.close(),
  }
}
