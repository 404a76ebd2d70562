import { setTimeout as pause } from 'node:timers/promises'

const opened = 300
/** More streams than one address can have open. */
const together = 60
const patienceMs = 20_000

/** Opens streams and disconnects at different moments. Afterwards a new stream must still open. */
export async function abortStreams(api: string): Promise<string | undefined> {
  const [product] = (await (await fetch(`${api}/products?limit=1`)).json()) as { _id: string }[]
  const addresses = [`${api}/events`, `${api}/products/${product?._id}/events`]
  for (let done = 0; done < opened; done += together) {
    await Promise.all(
      Array.from({ length: together }, async (_, place) => {
        const leaving = new AbortController()
        const stream = fetch(addresses[place % 2] as string, { signal: leaving.signal })
        // The moments range from before the request is read until after the answer has begun.
        await pause(place / 4)
        leaving.abort()
        await stream.catch(() => {})
      }),
    )
  }
  // The server sees the last disconnects a moment later. A leaked place would never become free.
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
