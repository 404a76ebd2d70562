// The products that a member viewed recently in this browser, newest first. Logging out removes them.
import { seenKey } from '../platform/drafts.ts'
import { readStoredJson, writeStored } from '../platform/storage.ts'

const most = 12

/** Only ids, because prices and stock are loaded again. */
type SeenProducts = { uid: string; ids: string[] }

/** The products that this member viewed. Another account in the same browser gets none of them. */
export function readSeen(uid: string): string[] {
  const seen = readStoredJson<Partial<SeenProducts>>('localStorage', seenKey)
  if (seen?.uid !== uid || !Array.isArray(seen.ids)) return []
  return seen.ids.filter((id) => typeof id === 'string').slice(0, most)
}

export function noteSeen(uid: string, id: string) {
  const ids = [id, ...readSeen(uid).filter((seenId) => seenId !== id)].slice(0, most)
  writeStored('localStorage', seenKey, JSON.stringify({ uid, ids } satisfies SeenProducts))
}
