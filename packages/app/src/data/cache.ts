// SWR's cache, seen from outside React: loaders fill it before a page is drawn, hooks read and follow it.
import { mutate, SWRConfig, unstable_serialize } from 'swr'
import { client } from './client.ts'
import type { Read } from './reads.ts'

/** How long an answer serves the next page that asks the same without asking the server. */
const freshFor = 5_000

const { cache } = SWRConfig.defaultValue
const answered = new Map<string, { key: readonly unknown[]; at: number }>()
const asking = new Map<string, Promise<unknown>>()

export function peek<Answer>(key: readonly unknown[]): Answer | undefined {
  return cache.get(unstable_serialize(key))?.data as Answer | undefined
}

/** Asks, at most once at a time for each key. */
export function ask<Answer>(read: Read<Answer>): Promise<Answer> {
  const key = unstable_serialize(read.key)
  const underWay = asking.get(key)
  if (underWay) return underWay as Promise<Answer>
  const asked = read
    .ask(client)
    .then((answer) => {
      answered.set(key, { key: read.key, at: Date.now() })
      return answer
    })
    .finally(() => asking.delete(key))
  asking.set(key, asked)
  return asked
}

/**
 * Puts the answer into the cache before its page is drawn. What is there already is shown at once and renewed behind
 * the scenes; a failure is left to the page, which shows it and offers to try again.
 */
export async function prime<Answer>(read: Read<Answer>): Promise<void> {
  const key = unstable_serialize(read.key)
  const known = answered.get(key)
  if (known && Date.now() - known.at < freshFor) return
  const asked = mutate([...read.key], ask(read), { revalidate: false }).catch(() => {})
  if (!known) await asked
}

/** After a write: what is on the screen is asked again, what is not will be before it is shown. */
export async function renew(isConcerned: (key: unknown) => boolean): Promise<void> {
  forget(isConcerned)
  await mutate(isConcerned)
}

/** Takes what belonged to a session away with it. */
export async function drop(isConcerned: (key: unknown) => boolean): Promise<void> {
  for (const name of forget(isConcerned)) cache.delete(name)
  await mutate(isConcerned, undefined, { revalidate: false })
}

function forget(isConcerned: (key: unknown) => boolean) {
  const names = [...answered].filter(([, { key }]) => isConcerned(key)).map(([name]) => name)
  for (const name of names) answered.delete(name)
  return names
}
