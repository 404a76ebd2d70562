// Stores text that is typed into a form and not sent yet, in this tab only. It survives a reload, Back and the end of
// a session.
import { readStoredJson, removeStored, writeStored } from './storage.ts'

const prefix = 'arot:draft:'
const lasts = 24 * 60 * 60 * 1000

/** `about`: the data that the form was made from, if any. */
export type Draft = { at: number; fields: Record<string, string>; about?: unknown }

/** The name has the member and the page, so that another member never finds the draft. */
export const draftName = (pathname: string, memberId = '') => `${memberId}:${pathname}`

/** Returns `null` if there is no draft, or if it is older than a day. */
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

/** The key of recently viewed products, for every tab of this browser; see `catalog/seen.ts`. */
export const seenKey = 'arot:seen'

/** The key of the column matches of imported files; see `bulk/import-products/columnChoices.ts`. */
export const columnChoicesKey = 'arot:import-columns'

/** The key of the columns that a member chose for tables; see `session/useTableColumns.ts`. */
export const tableColumnsKey = 'arot:table-columns'

/** The height of the tasks on Home, from `catalog/home/Tasks.tsx`; `boot/beforePaint.js` reads the same key. */
export const tasksHeightKey = 'arot:tasks-height'

/** Removes everything of the member from the browser, at logout. */
export function dropDrafts() {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
    for (const key of [seenKey, columnChoicesKey, tableColumnsKey, tasksHeightKey]) localStorage.removeItem(key)
  } catch {
    // Storage is blocked: there are no drafts.
  }
}
