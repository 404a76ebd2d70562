// The emails that a server without a mail server writes to its data folder.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const patienceMs = 30_000

/** The number of emails to this address. */
export async function countEmails(folder: string, address: string): Promise<number> {
  const mail = join(folder, 'mail')
  const files = (await readdir(mail).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const texts = await Promise.all(files.map((name) => readFile(join(mail, name), 'utf8')))
  return texts.filter((text) => text.includes(`To: ${address}`)).length
}

/** Waits for an email to this address. Returns the problem if none arrives, or nothing. */
export async function waitForEmail(folder: string, address: string): Promise<string | undefined> {
  const deadline = Date.now() + patienceMs
  while ((await countEmails(folder, address)) === 0) {
    if (Date.now() > deadline) return `${address} got no email`
    await pause(100)
  }
  return undefined
}
