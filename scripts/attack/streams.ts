import { setTimeout as pause } from 'node:timers/promises'

const opened = 300
/** More than an address may hold open at once. */
const together = 60
const patienceMs = 20_000

/** Opens streams and leaves at once, at every moment of the opening; then one must still be had. */
export async function abortStreams(api: string): Promise<string | undefined> {
  const [product] = (await (await fetch(`${api}/products?limit=1`)).json()) as { _id: string }[]
  const addresses = [`${api}/events`, `${api}/products/${product?._id}/events`]
  for (let done = 0; done < opened; done += together) {
    await Promise.all(
      Array.from({ length: together }, async (_, place) => {
        const leaving = new AbortController()
        const stream = fetch(addresses[place % 2] as string, { signal: leaving.signal })
        // From before the request is read to after its answer has begun.
        await pause(place / 4)
        leaving.abort()
        await stream.catch(() => {})
      }),
    )
  }
  // The server hears of the last ones a moment later; places that it never gives back stay taken.
  const giveUpAt = performance.now() + patienceMs
  for (;;) {
    const leaving = new AbortController()
    const { status } = await fetch(addresses[1] as string, { signal: leaving.signal })
    leaving.abort()
    if (status === 200) return undefined
    if (performance.now() > giveUpAt) return `after ${opened} that left the next one got ${status}`
    await pause(50)
  }
}
