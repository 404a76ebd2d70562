// The products that a member looked at lately in this browser, newest first. It goes when they log out.
import { seenKey } from '../platform/drafts.ts'

const most = 12

/** Ids alone: what a product costs and how many there are is asked anew. */
type Seen = { uid: string; ids: string[] }

/** What this member saw; what another one left here is not told. */
export function readSeen(uid: string): string[] {
  try {
    const seen = JSON.parse(localStorage.getItem(seenKey) ?? 'null') as Partial<Seen> | null
    if (seen?.uid !== uid || !Array.isArray(seen.ids)) return []
    return seen.ids.filter((id) => typeof id === 'string').slice(0, most)
  } catch {
    // Storage may be blocked, or hold something else.
    return []
  }
}

export function noteSeen(uid: string, id: string) {
  const ids = [id, ...readSeen(uid).filter((seenId) => seenId !== id)].slice(0, most)
  try {
    localStorage.setItem(seenKey, JSON.stringify({ uid, ids } satisfies Seen))
  } catch {
    // Blocked, or full: nothing is remembered.
  }
}
