// All notification streams of one account, and a burst of notifications for it.
import { setTimeout as pause } from 'node:timers/promises'
import { bearer, newProduct, type Person, person, purchaseOf } from '../../packages/api/test/support/server.ts'
import { callsTo } from './calls.ts'

type ReportProblem = (name: string, problem: string | undefined) => void

/** The default STREAMS_PER_USER. */
export const mostStreams = 10
/** Products without stock in one file. The check for low stock notifies of all of them at once. */
const burst = 200
/** Far more than the readings during one burst, and far fewer than its notifications. */
const mostCounts = burst / 10
const patienceMs = 30_000

export async function followBurst({ api, auth }: { api: string; auth: string }, report: ReportProblem) {
  process.env.TEST_AUTH_URL = auth
  const [supplier, buyer] = [await person(), await person()]
  const streams = await Promise.all(Array.from({ length: mostStreams }, () => openStream(api, supplier)))
  try {
    const opened = streams.filter(({ status }) => status === 200).length
    report('An account may open several streams', opened === mostStreams ? undefined : `${opened} are open`)
    const until = (count: number) => waitFor(() => streams.every((stream) => stream.counts().at(-1) === count))
    await until(0)
    const feeds = await feedsOf(api)
    report('Streams of one account share their readings', feeds === 1 ? undefined : `${feeds} feeds`)

    const further = await openStream(api, supplier)
    further.leave()
    report('One stream more is refused', further.status === 429 ? undefined : `it answered ${further.status}`)
    const others = await openStream(api, buyer)
    others.leave()
    report('Others may open one', others.status === 200 ? undefined : `it answered ${others.status}`)

    await importProducts(api, supplier)
    // One kind has at most 20 unread notifications. The newest one counts the others.
    await until(20)
    // A server that counts for each notification would use this time to do so.
    for (let times = 0; times < burst; times += 1) await read(api, supplier)
    const counts = Math.max(...streams.map((stream) => stream.counts().length))
    report('A burst becomes a few counts', counts > mostCounts ? `${counts} counts of ${burst}` : undefined)

    const { post } = callsTo(api)
    const { insertedId } = await post(supplier, '/products', newProduct())
    await post(buyer, '/cart', purchaseOf(insertedId, 10, buyer))
    await until(21)
    report('A notification after the burst arrives', undefined)
  } finally {
    for (const stream of streams) stream.leave()
  }
}

async function openStream(api: string, who: Person) {
  const leaving = new AbortController()
  const { status, body } = await fetch(`${api}/notifications/events`, { headers: bearer(who), signal: leaving.signal })
  let text = ''
  const reading = async () => {
    for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) text += part
  }
  reading().catch(() => {})
  return {
    status,
    counts: () => [...text.matchAll(/"count":(\d+)/g)].map(([, count]) => Number(count)),
    leave: () => leaving.abort(),
  }
}

async function importProducts(api: string, by: Person) {
  const heads = 'name,brand,category,description,image,price,stock,minimum,rating'
  const row = 'Drill,Kormo,Industrial Machinery & Tools,Two gears.,https://example.com/p.png,49.90,0,10,4.5'
  const headers = { ...bearer(by), 'content-type': 'text/csv' }
  const body = `${heads}\n${`${row}\n`.repeat(burst)}`
  const answer = await fetch(`${api}/products/import?mode=all`, { method: 'POST', headers, body })
  const text = await answer.text()
  if (!text.includes('"done"')) throw new Error(`The file was refused: ${answer.status} ${text.slice(0, 300)}`)
}

const read = async (api: string, who: Person) =>
  (await fetch(`${api}/notifications`, { headers: bearer(who) })).arrayBuffer()

/** The number of accounts with open streams, of which each is read once. */
async function feedsOf(api: string): Promise<number> {
  const text = await (await fetch(`${api}/metrics`)).text()
  return Number(/^arot_notification_feeds (\d+)$/m.exec(text)?.[1])
}

async function waitFor(isTrue: () => boolean) {
  const giveUpAt = performance.now() + patienceMs
  while (!isTrue()) {
    if (performance.now() > giveUpAt) throw new Error('the streams did not receive it in time')
    await pause(20)
  }
}
