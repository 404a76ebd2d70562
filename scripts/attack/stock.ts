// Purchases beyond the stock and repeated cancellations: the stock ends where it began, and its limit stays.
import { newProduct, person, purchaseOf } from '../../packages/api/test/support/server.ts'
import { callsTo } from './calls.ts'

type ReportProblem = (name: string, problem: string | undefined) => void

const stock = 100
const units = 10
/** Three times as many as the stock allows. */
const purchases = (3 * stock) / units
const mostStock = 1_000_000_000

export async function cancelMany({ app, auth }: { app: string; auth: string }, report: ReportProblem) {
  process.env.TEST_AUTH_URL = auth
  const { send, post } = callsTo(`${app}/api`)
  const [supplier, buyer] = [await person(), await person()]
  const { price, ...fields } = newProduct({ mainQuantity: stock })
  const { insertedId: product } = await post(supplier, '/products', { ...fields, price })

  const ids = await buyAll(units, purchases)
  report('Only the units in stock are bought', unequal(ids.length, stock / units))
  await cancelTwice(ids)
  report('Cancelled units come back once', unequal(await stockNow(), stock))

  const all = await buyAll(stock, 1)
  report('The largest stock is accepted', unequal(await edit(mostStock), 200))
  await cancelTwice(all)
  const above = mostStock + stock
  report('A cancellation takes the stock above its limit', unequal(await stockNow(), above))
  report('The form accepts the unchanged stock', unequal(await edit(above), 200))
  for (const other of [above + 1, above - 1]) {
    report(`The form refuses the stock ${other}`, unequal(await edit(other), 400))
  }
  report('A refused stock changes nothing', unequal(await stockNow(), above))

  async function buyAll(quantity: number, times: number) {
    const body = purchaseOf(product, quantity, buyer)
    const answers = await Promise.all(Array.from({ length: times }, () => send(buyer, 'POST', '/cart', body)))
    return answers.filter(({ status }) => status === 201).map(({ body }) => body.insertedId)
  }

  function cancelTwice(orders: readonly string[]) {
    return Promise.all([...orders, ...orders].map((order) => send(buyer, 'DELETE', `/cart/${order}`)))
  }

  async function edit(mainQuantity: number) {
    return (await send(supplier, 'PATCH', `/products/${product}`, { ...fields, mainQuantity })).status
  }

  async function stockNow() {
    return (await send(supplier, 'GET', `/products/${product}`)).body.mainQuantity
  }
}

const unequal = (value: number, expected: number) =>
  value === expected ? undefined : `it is ${value}, not ${expected}`
