import type { Catalogue, CatalogueChange, CatalogueUpdate } from '../../platform/catalogue.ts'
import { catalogueChannel, publishMissed, renewVersion, trackReceivedVersions } from '../../platform/change-feed.ts'
import type { Database, Stop } from '../../platform/db/database.ts'

/** The last changes of this many products are remembered. Then the memory starts again. */
const remembered = 100_000

/**
 * What this process knows of the catalogue's changes, from the updates of the database: how new an answer must be,
 * and who wants to hear.
 */
export function createCatalogue(): Catalogue {
  let newest = 0
  /** The newest version that came as an update: one's own writes say nothing about whether updates come. */
  let newestReceived = 0
  /** The newest change of anything but stock figures. */
  let editedAt = 0
  /** What was forgotten, or may have been missed, counts as changed at this version. */
  let floor = 0
  /** Whether the database has confirmed lately that this is all, and when it did. */
  let isCurrent = false
  let confirmedAt = 0
  const changed = new Map<string, number>()
  const listeners = new Set<(update: CatalogueUpdate) => void>()

  function touch(id: string, version: number) {
    if (changed.size >= remembered) {
      changed.clear()
      floor = newest
    }
    changed.set(id, Math.max(version, changed.get(id) ?? 0))
  }

  const confirmed = {
    editedAt: () => editedAt,
    changedAt: (id: string) => Math.max(floor, changed.get(id) ?? 0),
    confirmedAt: () => confirmedAt,
  }

  function hear(update: CatalogueUpdate) {
    newestReceived = Math.max(newestReceived, update.version)
    newest = Math.max(newest, newestReceived)
    if (update.all) editedAt = floor = newest
    if (update.products?.length) editedAt = newest
    for (const id of update.products ?? []) touch(id, update.version)
    for (const [id] of update.stock ?? []) touch(id, update.version)
    for (const tell of listeners) tell(update)
  }

  return {
    hear,
    wrote({ version, edited, sold, all }: CatalogueChange) {
      newest = Math.max(newest, version)
      const id = edited ?? sold
      if (edited) editedAt = Math.max(editedAt, version)
      if (id) touch(id, version)
      if (all) {
        editedAt = Math.max(editedAt, version)
        floor = Math.max(floor, version)
      }
    },
    learn(version: number) {
      newest = Math.max(newest, version)
    },
    newest: () => newest,
    newestReceived: () => newestReceived,
    editedAt: () => (isCurrent ? editedAt : Number.POSITIVE_INFINITY),
    changedAt: (id: string) => (isCurrent ? confirmed.changedAt(id) : Number.POSITIVE_INFINITY),
    confirmed,
    distrust() {
      isCurrent = false
    },
    trust(version: number, at: number) {
      newest = Math.max(newest, version)
      isCurrent = true
      confirmedAt = at
    },
    subscribe(tell: (update: CatalogueUpdate) => void) {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
  }
}

/**
 * How often the database is asked for its version. With the time it has for the answer this is one second: as long as a
 * process that is cut off takes its memory for current.
 */
const checkEveryMs = 300

/** An update may come as many checks later than its version. */
const graceChecks = 3

type Following = { db: Database; onClock?: (secondsAhead: number) => void }

/** Feeds the catalogue from the database, also after the connection was lost or an update did not come. */
export async function follow(catalogue: Catalogue, { db, onClock = () => {} }: Following): Promise<Stop> {
  /** Changes whenever updates may have been missed. */
  let losses = 0
  let isWhole = false
  let isChecking = false
  const due: number[] = []

  /** Everything known is dropped: updates were missed, or the database is another one. */
  async function renew() {
    const before = losses
    const startedAt = Date.now()
    const version = await renewVersion({ query: db.ask }, catalogue.newest())
    if (losses !== before) return
    isWhole = true
    due.length = 0
    catalogue.trust(version, startedAt)
    catalogue.hear({ version: catalogue.newest(), all: true })
  }

  async function confirm() {
    const before = losses
    const [newest, startedAt] = [catalogue.newest(), Date.now()]
    const [row] = await db.ask<{ version: number; now: number }>(readVersion)
    const { version = 0, now = 0 } = row ?? {}
    if (losses !== before) return
    onClock((now - (startedAt + Date.now()) / 2) / 1000)
    isWhole = version >= newest && catalogue.newestReceived() >= (due.length < graceChecks ? 0 : (due.shift() ?? 0))
    if (!isWhole) return renew()
    due.push(version)
    catalogue.trust(version, startedAt)
    await publishMissed(db)
  }

  async function check() {
    if (isChecking) return
    isChecking = true
    try {
      await (isWhole ? confirm() : renew())
    } catch {
      catalogue.distrust()
    } finally {
      isChecking = false
    }
  }

  trackReceivedVersions(db, catalogue.newest)
  const stop = await db.listen(
    catalogueChannel,
    (payload) => catalogue.hear(JSON.parse(payload) as CatalogueUpdate),
    () => {
      losses += 1
      isWhole = false
      catalogue.distrust()
      void check()
    },
  )
  await renew()
  const checking = setInterval(() => void check(), checkEveryMs)
  return async () => {
    clearInterval(checking)
    await stop()
  }
}

const readVersion = `SELECT version, extract(epoch FROM clock_timestamp())::float8 * 1000 AS now FROM catalogue_version`
