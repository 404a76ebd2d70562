// An order from a supplier whose address nobody has confirmed: it may be the address of somebody else.
import { randomUUID } from 'node:crypto'
import { ensureAccount, signIn } from '../../packages/api/scripts/emulator.ts'
import { newProduct, type Person, person, purchaseOf } from '../../packages/api/test/support/server.ts'
import { callsTo } from './calls.ts'
import { countEmails, waitForEmail } from './mail.ts'

type Target = { api: string; auth: string; folder: string }

/** Returns the problem, or nothing. */
export async function mailUnconfirmed({ api, auth, folder }: Target): Promise<string | undefined> {
  process.env.TEST_AUTH_URL = auth
  const { post } = callsTo(api)
  const [unconfirmed, confirmed, buyer] = [await unconfirmedPerson(auth), await person(), await person()]
  // The confirmed supplier comes last, so that an email to the other one would already be there.
  for (const supplier of [unconfirmed, confirmed]) {
    await post(supplier, '/users', { name: supplier.name, email: supplier.email, photo: null })
    const { insertedId } = await post(supplier, '/products', newProduct())
    await post(buyer, '/cart', purchaseOf(insertedId, 10, buyer))
  }
  const problem = await waitForEmail(folder, confirmed.email)
  const emails = await countEmails(folder, unconfirmed.email)
  return problem ?? (emails > 0 ? `it got ${emails} emails` : undefined)
}

async function unconfirmedPerson(auth: string): Promise<Person> {
  const uid = randomUUID()
  const account = { uid, email: `${uid}@example.com`, password: 'Secret1', name: 'Nobody', photo: '' }
  await ensureAccount(auth, 'demo-arot', { ...account, isEmailConfirmed: false })
  return { ...account, token: await signIn(auth, account) }
}
