import type { OnDemand } from './onDemand.ts'

/** Takes the loading of a part into the story's hand: it is on its way until the story says what becomes of it. */
export function holdPart<Props>(part: OnDemand<Props>) {
  const { load } = part
  const waiting: ReturnType<typeof Promise.withResolvers<Awaited<ReturnType<typeof load>>>>[] = []
  part.loaded = undefined
  part.load = () => {
    const request = Promise.withResolvers<Awaited<ReturnType<typeof load>>>()
    waiting.push(request)
    return request.promise
  }
  return {
    /** It comes, to all who asked. */
    arrive() {
      for (const { resolve } of waiting.splice(0)) resolve(load())
    },
    /** The connection is gone; who asks again asks anew. */
    fail() {
      for (const { reject } of waiting.splice(0)) reject(new TypeError('Failed to fetch dynamically imported module'))
    },
    release() {
      part.load = load
      part.loaded = undefined
    },
  }
}
