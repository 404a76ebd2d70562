// What every module may know about the catalogue's changes. `modules/catalog` implements it.

/** New stock figures, and products that were added or edited. */
export type CatalogueUpdate = {
  version: number
  stock?: [id: string, mainQuantity: number, version: number][]
  products?: string[]
  all?: boolean
}

/** A change that this process has committed. */
export type CatalogueChange = { version: number; edited?: string; sold?: string; all?: boolean }

/** The changes of the catalogue that this process knows: how new an answer must be, and who listens. */
export type Catalogue = {
  receive: (update: CatalogueUpdate) => void
  /** Records this process's own write at once. Listeners get its update a moment later, from the database. */
  wrote: (change: CatalogueChange) => void
  /** Records that the database has this version, although its update may still be on its way. */
  learn: (version: number) => void
  newest: () => number
  newestReceived: () => number
  editedAt: () => number
  changedAt: (id: string) => number
  /** The same values when the database last confirmed them. */
  confirmed: { editedAt: () => number; changedAt: (id: string) => number; confirmedAt: () => number }
  /** Marks these values as unconfirmed: they may be old. */
  distrust: () => void
  /** Records that at this time the database had this version, and that every update up to it has arrived. */
  trust: (version: number, at: number) => void
  subscribe: (tell: (update: CatalogueUpdate) => void) => () => void
}
