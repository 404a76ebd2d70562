// Reads from a request's headers which encodings the client accepts, and what it has already.
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

export type Encoding = 'br' | 'gzip' | 'identity'

/** The smallest result first. */
const encodings: Encoding[] = ['br', 'gzip', 'identity']
/**
 * Caches the choice, because few different headers occur. The maximum keeps made-up headers from filling the memory.
 */
const understood = new LRUCache<string, Encoding>({ max: 1000 })
/** The types of Negotiator lack the option `preferred`. */
type Chooser = { encoding: (available: Encoding[], options: { preferred: Encoding[] }) => string | undefined }

/** The best encoding that the client accepts. `q=0` rejects one. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  const cached = understood.get(accepted)
  if (cached) return cached
  const chooser: Chooser = new Negotiator({ headers: { 'accept-encoding': accepted } })
  const best = chooser.encoding(encodings, { preferred: encodings })
  const encoding = encodings.find((one) => one === best) ?? 'identity'
  if (accepted.length < 200) understood.set(accepted, encoding)
  return encoding
}

/** Whether the client already has the content with this tag, in any encoding. */
export function isNotModified(ifNoneMatch: string | undefined, etag: string) {
  if (!ifNoneMatch) return false
  const bare = etag.replace(/^W\//, '')
  return ifNoneMatch.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === bare)
}
