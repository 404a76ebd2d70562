// npm run erase -- EMAIL: erases a person's data and returns their reserved units to stock.

import { emailFiles, emailFolder } from '../modules/notifications/email/email-files.ts'
import { eraseUser, findAccount, findEmailsAbout } from '../modules/users/erase.ts'
import { withDatabase } from '../platform/db/command.ts'

const [emailOrUid] = process.argv.slice(2)
if (!emailOrUid) {
  process.stderr.write('Whom? npm run erase -- EMAIL, or the uid of an account\n')
  process.exit(1)
}

await withDatabase(async (db, config) => {
  const uid = await findAccount(db, emailOrUid)
  if (uid === null) throw new Error('Nobody here has this email. Who never bought or registered is found by uid alone.')
  const emails = await findEmailsAbout(db, uid)
  const { users, cartItems, reservations, products, entries } = await eraseUser(db, uid)
  await emailFiles(emailFolder(config)).remove(emails)
  process.stdout.write(
    `Erased: ${users} user, ${cartItems} cart items, ${reservations} reservations; ` +
      `${products} products and ${entries} entries of the audit are nobody's now\n`,
  )
})
