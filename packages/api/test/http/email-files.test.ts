// Email files are deleted like the rows of emails: with the accounts that they name, and after 30 days.
import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { addProduct } from '../../src/modules/catalog/product.store.ts'
import { emailFiles } from '../../src/modules/notifications/email/email-files.ts'
import { openPost } from '../../src/modules/notifications/email/transport.ts'
import { sendEmails } from '../../src/modules/notifications/email/worker.ts'
import { notifyParty } from '../../src/modules/notifications/notification.store.ts'
import { buy } from '../../src/modules/orders/purchase.store.ts'
import { addUser } from '../../src/modules/users/user.store.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { freshDatabase } from '../support/database.ts'
import { sender } from '../support/mail.ts'
import { makePlace } from '../support/place.ts'
import { buyer, drill } from '../support/stock.ts'

async function freshFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'arot-emails-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** The text of each file, by its name. Joins the lines that the transfer encoding wrapped. */
async function read(folder: string): Promise<[string, string][]> {
  const names = (await readdir(folder)).sort()
  return Promise.all(
    names.map(
      async (name) => [name, (await readFile(join(folder, name), 'utf8')).replace(/=\r?\n/g, '')] as [string, string],
    ),
  )
}

async function member(db: Database, uid: string, name: string) {
  const who = buyer(uid)
  await addUser(db, who, { name, photo: null })
  await db.query('UPDATE users SET email_confirmed_at = now() WHERE uid = $1', [who.uid])
  return who
}

test('npm run erase removes only the files of emails that name the erased account', async () => {
  const root = await freshFolder()
  const place = await makePlace(root)
  const folder = join(root, 'mail')
  const db = await place.open()
  const leaving = await member(db, 'leaving', 'Rahim Uddin')
  const staying = await member(db, 'staying', 'Salma Khatun')
  const third = await member(db, 'third', 'Karim Mia')
  const { insertedId: theirs } = await addProduct(db, leaving, drill)
  const { insertedId: others } = await addProduct(db, staying, drill)
  await buy(db, staying, theirs, 20)
  await buy(db, leaving, others, 20)
  await buy(db, third, others, 20)
  // The email names the account, but its subject does not belong to it.
  const caused = { by: 'Rahim Uddin', sender: leaving.uid, subject: { name: 'Drill' } }
  await db.transaction((transaction) =>
    notifyParty(transaction, { uid: staying.uid, kind: 'order_placed', quantity: 1, ...caused }),
  )
  await sendEmails(db, openPost({ ...sender, folder }), { mostAttempts: 1 })
  await db.close()
  const names = (text: string) => /Rahim Uddin|leaving@/.test(text)
  const before = await read(folder)
  expect(before.filter(([, text]) => names(text))).toHaveLength(3)
  const unrelated = before.filter(([, text]) => !names(text)).map(([name]) => name)
  expect(unrelated).toHaveLength(1)

  const erased = spawnSync(process.execPath, [join(import.meta.dirname, '../../src/cli/erase.ts'), leaving.email], {
    env: { ...process.env, ...place.env },
    encoding: 'utf8',
  })
  expect(erased.stderr).toBe('')
  expect((await read(folder)).map(([name]) => name)).toEqual(unrelated)
})

test('an email leaves no file if its recipient is erased while it is written', async () => {
  const db = await freshDatabase()
  onTestFinished(() => db.close())
  const folder = await freshFolder()
  const { uid } = await member(db, 'leaving', 'Rahim Uddin')
  await db.transaction((transaction) =>
    notifyParty(transaction, { uid, kind: 'order_placed', subject: { name: 'Drill' }, quantity: 1 }),
  )
  const post = openPost({ ...sender, folder })
  const slow = {
    ...post,
    async send(email: Parameters<typeof post.send>[0]) {
      await post.send(email)
      await db.query('DELETE FROM email_outbox')
    },
  }
  await sendEmails(db, slow, { mostAttempts: 1 })
  expect(await readdir(folder)).toEqual([])
})

test('a sweep only removes files older than 30 days, including partial ones', async () => {
  const folder = await freshFolder()
  const age = async (name: string, days: number) => {
    const file = join(folder, name)
    await writeFile(file, 'Subject: Drill')
    const at = new Date(Date.now() - days * 86_400_000)
    await utimes(file, at, at)
  }
  await age('old.eml', 31)
  await age('half.eml.new', 31)
  await age('young.eml', 29)
  await age('notes.txt', 31)
  await emailFiles(folder).sweep()
  expect((await readdir(folder)).sort()).toEqual(['notes.txt', 'young.eml'])
  await emailFiles(join(folder, 'missing')).sweep()
})

test('only the user of the server can read and list the emails', async () => {
  const mask = process.umask(0)
  onTestFinished(() => void process.umask(mask))
  const folder = join(await freshFolder(), 'mail')
  await emailFiles(folder).write('one', Buffer.from('Subject: Drill'))
  const modes = [folder, join(folder, 'one.eml')].map(async (path) => (await stat(path)).mode & 0o777)
  expect(await Promise.all(modes)).toEqual([0o700, 0o600])
})
