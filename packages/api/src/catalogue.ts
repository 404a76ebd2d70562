import type { Database, Stop } from './db/database.ts'
import { catalogueChannel, catalogueVersion } from './stores/news.ts'

/** One notice: which products' stock is what now, and which products were added or edited. */
export type Notice = {
  version: number
  stock?: [id: string, mainQuantity: number, version: number][]
  products?: string[]
  all?: boolean
}

export type Catalogue = ReturnType<typeof createCatalogue>

/** How many products' last change is remembered before the memory starts anew. */
const remembered = 100_000

/**
 * What this process knows of the catalogue's changes, from the database's own notices: how new an answer must be,
 * and who wants to hear.
 */
export function createCatalogue() {
  let newest = 0
  /** The newest version that came as a notice: one's own writes say nothing about whether notices come. */
  let heard = 0
  /** The newest change of anything but stock figures. */
  let editedAt = 0
  /** What was forgotten, or may have been missed, counts as changed at this version. */
  let floor = 0
  const changed = new Map<string, number>()
  const listeners = new Set<(notice: Notice) => void>()

  function touch(id: string, version: number) {
    if (changed.size >= remembered) {
      changed.clear()
      floor = newest
    }
    changed.set(id, Math.max(version, changed.get(id) ?? 0))
  }

  function hear(notice: Notice) {
    heard = Math.max(heard, notice.version)
    newest = Math.max(newest, heard)
    if (notice.all) editedAt = floor = newest
    if (notice.products?.length) editedAt = newest
    for (const id of notice.products ?? []) touch(id, notice.version)
    for (const [id] of notice.stock ?? []) touch(id, notice.version)
    for (const tell of listeners) tell(notice)
  }

  return {
    hear,
    /** What this process wrote itself is known at once; its notice comes a moment later and is what the listeners hear. */
    wrote({ version, edited, sold, all }: { version: number; edited?: string; sold?: string; all?: boolean }) {
      newest = Math.max(newest, version)
      const id = edited ?? sold
      if (edited) editedAt = Math.max(editedAt, version)
      if (id) touch(id, version)
      if (all) {
        editedAt = Math.max(editedAt, version)
        floor = Math.max(floor, version)
      }
    },
    /** The database has this version, whose notice may still be on its way. */
    learn(version: number) {
      newest = Math.max(newest, version)
    },
    newest: () => newest,
    heard: () => heard,
    editedAt: () => editedAt,
    changedAt: (id: string) => Math.max(floor, changed.get(id) ?? 0),
    /** Notices may have been missed: everything known is as old as can be. */
    distrust() {
      editedAt = floor = Number.POSITIVE_INFINITY
    },
    /** From here on the notices are whole again; `version` is what the database says now. */
    trust(version: number) {
      newest = Math.max(newest, version)
      editedAt = floor = newest
    },
    subscribe(tell: (notice: Notice) => void) {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
  }
}

/** How often the database is asked for its version, to find out whether a notice was lost. */
const checkEveryMs = 1000

/** Feeds the catalogue from the database, also after the connection was lost or a notice did not come. */
export async function follow(catalogue: Catalogue, db: Database): Promise<Stop> {
  let isWhole = true
  const renew = async () => {
    catalogue.distrust()
    isWhole = false
    catalogue.trust(await catalogueVersion(db))
    isWhole = true
    catalogue.hear({ version: catalogue.newest(), all: true })
  }
  const stop = await db.listen(
    catalogueChannel,
    (payload) => catalogue.hear(JSON.parse(payload) as Notice),
    () => void renew().catch(() => {}),
  )
  await renew()

  let due = 0
  const check = async () => {
    // What the database knew a second ago must have been heard by now.
    if (!isWhole || catalogue.heard() < due) await renew()
    due = await catalogueVersion(db)
  }
  const checking = setInterval(() => {
    check().catch(() => {
      catalogue.distrust()
      isWhole = false
    })
  }, checkEveryMs)
  return async () => {
    clearInterval(checking)
    await stop()
  }
}
