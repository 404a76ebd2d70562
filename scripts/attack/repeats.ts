// Sends writes fifty times at once under one key: each must have one effect and one answer.
import { bearer, newProduct, type Person, person, purchaseOf } from '../../packages/api/test/support/server.ts'

type ReportProblem = (name: string, problem: string | undefined) => void
type Write = { method: string; path: string; body?: object; version?: number }

const repeats = 50

export async function repeatWrites({ app, auth }: { app: string; auth: string }, report: ReportProblem) {
  process.env.TEST_AUTH_URL = auth
  const who = await person()
  const send = senderOf(`${app}/api`, who)

  const added = await once(send, { method: 'POST', path: '/products', body: newProduct({ mainQuantity: 1_000 }) })
  report('One product is added', added.problem)
  const product = added.body.insertedId
  const prices = { price: 39.9, priceBreaks: [] }
  const priced = await once(send, { method: 'PATCH', path: `/products/${product}/prices`, body: prices, version: 1 })
  report('One price is changed', priced.problem)
  const bought = await once(send, { method: 'POST', path: '/cart', body: purchaseOf(product, 10, who) })
  report('One order is placed', bought.problem)
  report('It takes its units once', await stockProblem(app, product, 990))
  const removed = await once(send, { method: 'DELETE', path: `/cart/${bought.body.insertedId}` })
  report('One order is cancelled', removed.problem)
  report('Its units come back once', await stockProblem(app, product, 1_000))
}

type Send = (write: Write, key: string) => Promise<string>

const senderOf =
  (api: string, who: Person): Send =>
  async ({ method, path, body, version }, key) => {
    const headers = {
      ...bearer(who),
      'idempotency-key': key,
      ...(body && { 'content-type': 'application/json' }),
      ...(version !== undefined && { 'if-match': `"${version}"` }),
    }
    const answer = await fetch(api + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    return `${answer.status} ${await answer.text()}`
  }

async function once(send: Send, write: Write) {
  const key = `${write.method}-${write.path}`
  const answers = new Set(await Promise.all(Array.from({ length: repeats }, () => send(write, key))))
  const [first = ''] = answers
  const isDone = answers.size === 1 && /^20[01] /.test(first)
  const body = (isDone ? JSON.parse(first.slice(4)) : {}) as { insertedId: string }
  const different = [...answers].slice(0, 4).map((answer) => answer.slice(0, 100))
  return { body, problem: isDone ? undefined : `${answers.size} answers, such as ${different.join(' and ')}` }
}

async function stockProblem(app: string, product: string, expected: number) {
  const { mainQuantity } = (await (await fetch(`${app}/api/products/${product}`)).json()) as { mainQuantity: number }
  return mainQuantity === expected ? undefined : `the stock is ${mainQuantity}, not ${expected}`
}
