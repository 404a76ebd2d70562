import type { Catalogue, CatalogueChange, CatalogueUpdate } from '../../platform/catalogue.ts'
import { catalogueChannel, publishMissed, renewVersion, trackReceivedVersions } from '../../platform/change-feed.ts'
import type { Database, Stop } from '../../platform/db/database.ts'

/** The last change of this many products is stored. Above it, the list starts again. */
const remembered = 100_000

/** Tracks the catalogue's changes from the database's updates: how new an answer must be, and who listens. */
export function createCatalogue(): Catalogue {
  let newest = 0
  /**
   * The newest version that an update brought. This process's own writes do not count, because they do not show whether
   * updates arrive.
   */
  let newestReceived = 0
  /** The newest change apart from stock figures. */
  let editedAt = 0
  /** Products without an entry count as changed at this version. */
  let floor = 0
  /** Whether the database has recently confirmed that no update is missing, and when. */
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

  function receive(update: CatalogueUpdate) {
    newestReceived = Math.max(newestReceived, update.version)
    newest = Math.max(newest, newestReceived)
    if (update.all) editedAt = floor = newest
    if (update.products?.length) editedAt = newest
    for (const id of update.products ?? []) touch(id, update.version)
    for (const [id] of update.stock ?? []) touch(id, update.version)
    for (const tell of listeners) tell(update)
  }

  return {
    receive,
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
 * Milliseconds between two checks of the database's version. With the time limit of the answer this is one second, the
 * longest time that a disconnected process trusts its memory.
 */
const checkEveryMs = 300

/** How many checks an update may arrive after its version. */
const graceChecks = 3

type Following = { db: Database; onClock?: (secondsAhead: number) => void }

/** Follows the database's updates, also after a lost connection or a missing update. */
export async function follow(catalogue: Catalogue, { db, onClock = () => {} }: Following): Promise<Stop> {
  /** Rises whenever updates may have been missed. */
  let losses = 0
  let isWhole = false
  let isChecking = false
  const due: number[] = []

  /** Drops everything: updates were missed, or the database was replaced. */
  async function renew() {
    const before = losses
    const startedAt = Date.now()
    const version = await renewVersion({ query: db.ask }, catalogue.newest())
    if (losses !== before) return
    isWhole = true
    due.length = 0
    catalogue.trust(version, startedAt)
    catalogue.receive({ version: catalogue.newest(), all: true })
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
    (payload) => catalogue.receive(JSON.parse(payload) as CatalogueUpdate),
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
