// An account that keeps placing and cancelling orders must not flood the supplier's mailbox or the email outbox.
import { signIn } from '../../packages/api/scripts/emulator.ts'
import { demoAccounts, demoShop, padma } from '../../packages/api/src/seed/accounts.ts'
import { countEmails, waitForEmail } from './mail.ts'

type Target = { api: string; auth: string; folder: string }
type Account = { email: string; password: string }

const rounds = 100
/** A third of the default MAIL_PER_RECIPIENT, the emails per hour to one recipient. */
const mostEmails = 10

/** Returns the problem, or nothing. */
export async function floodOutbox({ api, auth, folder }: Target): Promise<string | undefined> {
  const { buyer, supplier } = demoAccounts
  const [flooder, victim, shop, other] = await Promise.all([buyer, supplier, demoShop, padma].map(memberOf))
  if (!flooder || !victim || !shop || !other) return 'nobody could sign in'
  const product = await productOf(victim)
  for (let round = 0; round < rounds; round += 1) {
    const order = await buy(flooder, product)
    await flooder.ask('DELETE', `/cart/${order}`)
  }
  await buy(shop, await productOf(other))
  const problem = await waitForEmail(folder, padma.email)
  if (problem) return problem
  const flood = await countEmails(folder, supplier.email)
  return flood > mostEmails ? `the supplier got ${flood} emails` : undefined

  async function memberOf(account: Account) {
    const authorization = `Bearer ${await signIn(auth, account)}`
    const ask = async (method: string, path: string, body?: object) => {
      const headers = { authorization, ...(body && { 'content-type': 'application/json' }) }
      const response = await fetch(`${api}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
      return response.json()
    }
    return { email: account.email, ask }
  }

  type Member = Awaited<ReturnType<typeof memberOf>>
  type Product = { _id: string; minQuantity: number; orderMultiple?: number; mainQuantity: number }

  async function productOf({ email, ask }: Member): Promise<Product> {
    const products = (await ask('GET', `/products/user/${encodeURIComponent(email)}`)) as Product[]
    const one = products.find(
      ({ minQuantity, orderMultiple, mainQuantity }) => !orderMultiple && mainQuantity >= minQuantity,
    )
    if (!one) throw new Error(`${email} sells nothing`)
    return one
  }

  async function buy({ email, ask }: Member, { _id, minQuantity }: Product): Promise<string> {
    const bought = { productId: _id, quantity: minQuantity, userEmail: email, buyDate: new Date().toISOString() }
    const snapshot = { name: 'x', brand: 'x', category: 'x', description: 'x', minQuantity: 1, image: 'x' }
    const { insertedId } = (await ask('POST', '/cart', { ...bought, productSnapshot: snapshot })) as {
      insertedId: string
    }
    return insertedId
  }
}
