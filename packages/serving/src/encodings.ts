// What an asker takes and has already, as their headers say it.
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

export type Encoding = 'br' | 'gzip' | 'identity'

/** The smallest first. */
const encodings: Encoding[] = ['br', 'gzip', 'identity']
/** Few headers are told again and again, so each is understood once; what others make up does not fill the memory. */
const understood = new LRUCache<string, Encoding>({ max: 1000 })
/** Its types do not know that one may prefer. */
type Chooser = { encoding: (available: Encoding[], options: { preferred: Encoding[] }) => string | undefined }

/** The best encoding they take. `q=0` is a refusal. */
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

/** Whether what is tagged so is there already, in whatever encoding it came. */
export function isNotModified(ifNoneMatch: string | undefined, etag: string) {
  if (!ifNoneMatch) return false
  const bare = etag.replace(/^W\//, '')
  return ifNoneMatch.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === bare)
}
