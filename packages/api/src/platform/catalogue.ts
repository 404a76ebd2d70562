// What every part of the server may know of the catalogue's changes; `modules/catalog` keeps it.

/** Which products' stock is what now, and which products were added or edited. */
export type CatalogueUpdate = {
  version: number
  stock?: [id: string, mainQuantity: number, version: number][]
  products?: string[]
  all?: boolean
}

/** A change that this process has committed. */
export type CatalogueChange = { version: number; edited?: string; sold?: string; all?: boolean }

/** What this process knows of the catalogue's changes: how new an answer must be, and who wants to hear. */
export type Catalogue = {
  hear: (update: CatalogueUpdate) => void
  /** What this process wrote itself is known at once; its update comes a moment later and is what the listeners hear. */
  wrote: (change: CatalogueChange) => void
  /** The database has this version, whose update may still be on its way. */
  learn: (version: number) => void
  newest: () => number
  newestReceived: () => number
  editedAt: () => number
  changedAt: (id: string) => number
  /** The same as they were when the database last confirmed them. */
  confirmed: { editedAt: () => number; changedAt: (id: string) => number; confirmedAt: () => number }
  /** The database has not confirmed what is known here: it may be old. */
  distrust: () => void
  /** The database confirmed at this time that it has this version, and every update up to it has come. */
  trust: (version: number, at: number) => void
  subscribe: (tell: (update: CatalogueUpdate) => void) => () => void
}
