// What has been typed into a form and not sent yet, in this tab alone: it survives reload, Back and a session that ends.
import { readStoredJson, removeStored, writeStored } from './storage.ts'

const prefix = 'arot:draft:'
const lasts = 24 * 60 * 60 * 1000

/** `about`: what the form was made from, where it was made from something. */
export type Draft = { at: number; fields: Record<string, string>; about?: unknown }

/** Whose draft of which page: another member never finds it. */
export const draftName = (pathname: string, memberId = '') => `${memberId}:${pathname}`

/** Returns nothing if there is no draft, or if it is older than a day. */
export function readDraft(name: string): Draft | null {
  const draft = readStoredJson<Draft>('sessionStorage', prefix + name)
  if (draft && Date.now() - draft.at < lasts) return draft
  dropDraft(name)
  return null
}

export function keepDraft(name: string, fields: Record<string, string>, about?: unknown) {
  if (Object.keys(fields).length === 0) return dropDraft(name)
  writeStored('sessionStorage', prefix + name, JSON.stringify({ at: Date.now(), fields, about } satisfies Draft))
}

export function dropDraft(name: string) {
  removeStored('sessionStorage', prefix + name)
}

/** What was looked at lately, in every tab of this browser; see `catalog/seen.ts`. */
export const seenKey = 'arot:seen'

/** What the columns of imported files were matched to; see `bulk/import-products/columnChoices.ts`. */
export const columnChoicesKey = 'arot:import-columns'

/** The height of the tasks on Home, from `catalog/home/Tasks.tsx`; `boot/beforePaint.js` reads the same key. */
export const tasksHeightKey = 'arot:tasks-height'

/** Who logs out leaves nothing behind. */
export function dropDrafts() {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
    for (const key of [seenKey, columnChoicesKey, tasksHeightKey]) localStorage.removeItem(key)
  } catch {
    // Storage is blocked: there are no drafts.
  }
}
