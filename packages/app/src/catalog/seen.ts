// The products that a member looked at lately in this browser, newest first. It goes when they log out.
import { seenKey } from '../platform/drafts.ts'
import { readStoredJson, writeStored } from '../platform/storage.ts'

const most = 12

/** Ids alone: what a product costs and how many there are is asked anew. */
type SeenProducts = { uid: string; ids: string[] }

/** What this member saw; what another one left here is not told. */
export function readSeen(uid: string): string[] {
  const seen = readStoredJson<Partial<SeenProducts>>('localStorage', seenKey)
  if (seen?.uid !== uid || !Array.isArray(seen.ids)) return []
  return seen.ids.filter((id) => typeof id === 'string').slice(0, most)
}

export function noteSeen(uid: string, id: string) {
  const ids = [id, ...readSeen(uid).filter((seenId) => seenId !== id)].slice(0, most)
  writeStored('localStorage', seenKey, JSON.stringify({ uid, ids } satisfies SeenProducts))
}
