// Writes many products of one supplier in few statements, inside a transaction that has locked them.
import { type CellField, type CellValues, cellFields, productFields } from '@arot/contract'
import type { Queries, Row } from '../../platform/db/database.ts'
import { createYielder } from '../../platform/yielder.ts'
import { type ProductRow, productColumns, storedFields } from '../catalog/product.columns.ts'
import { withOwnNumber } from '../catalog/wholesale-fields.ts'
import { type Addition, type Edit, rowOfAddition, rowOfEdit } from './rows.ts'

/**
 * A statement writes few rows and little text, because the embedded database blocks this process until a statement
 * ends.
 */
const mostRows = 20
const mostLength = 12_000

/** Splits the items into batches, in order, limited by rows and by the length of their text. */
async function* inBatches<Item>(items: readonly Item[], textOf: (item: Item) => Partial<CellValues>) {
  const yieldIfDue = createYielder()
  let some: Item[] = []
  let length = 0
  for (const item of items) {
    some.push(item)
    length += lengthOf(textOf(item))
    if (some.length < mostRows && length < mostLength) continue
    yield some
    await yieldIfDue()
    some = []
    length = 0
  }
  if (some.length > 0) yield some
}

const lengthOf = ({ name = '', description = '', image = '', moreImages = [] }: Partial<CellValues>) =>
  moreImages.reduce((sum, one) => sum + one.length, name.length + description.length + image.length)

/** Runs bulk writes of one supplier one after the other, so that they conflict neither on SKUs nor on locks. */
export async function serializePerSupplier(transaction: Queries, uid: string): Promise<void> {
  await transaction.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`workspace ${uid}`])
}

/** Products that one statement reads completely. */
export const readAtOnce = 100

/** Locks the supplier's own products among these, in the common order of locks. */
export async function lockOwn(transaction: Queries, uid: string, ids: readonly string[]): Promise<ProductRow[]> {
  const ordered = ids.length > readAtOnce ? await inOrder(transaction, uid, ids) : ids
  const locked: ProductRow[] = []
  for (let at = 0; at < ordered.length; at += readAtOnce) {
    const rows = await transaction.query<ProductRow & Row>(
      {
        name: 'lock-own',
        text: `SELECT ${productColumns} FROM products WHERE owner_uid = $1 AND id = ANY ($2::text[])
          ORDER BY ord FOR NO KEY UPDATE`,
      },
      [uid, ordered.slice(at, at + readAtOnce)],
    )
    locked.push(...rows)
  }
  return locked
}

async function inOrder(transaction: Queries, uid: string, ids: readonly string[]): Promise<string[]> {
  const rows = await transaction.query<Row & { id: string }>(
    {
      name: 'own-in-order',
      text: 'SELECT id FROM products WHERE owner_uid = $1 AND id = ANY ($2::text[]) ORDER BY ord',
    },
    [uid, ids],
  )
  return rows.map(({ id }) => id)
}

/** A product with its position, and a version that changes with every change of its row. */
export type OwnProduct = ProductRow & { place: number; rowVersion: string }

export function readOwn(queries: Queries, uid: string, ids: readonly string[]): Promise<OwnProduct[]> {
  return queries.query<OwnProduct & Row>(
    {
      name: 'read-own',
      text: `SELECT ${productColumns}, ord AS place, xmin::text AS "rowVersion" FROM products
        WHERE owner_uid = $1 AND id = ANY ($2::text[])`,
    },
    [uid, ids],
  )
}

type LockedRow = Pick<OwnProduct, 'place' | 'rowVersion'> & { id: string }

/** Products that one statement names. */
const namedAtOnce = 500

/** Locks the supplier's own products in the common order of locks. Returns those that changed after they were read. */
export async function lockRead(
  transaction: Queries,
  uid: string,
  products: readonly LockedRow[],
): Promise<Set<string>> {
  const ordered = [...products].sort((one, other) => one.place - other.place)
  const changed = new Set<string>()
  for (let at = 0; at < ordered.length; at += namedAtOnce) {
    const some = ordered.slice(at, at + namedAtOnce)
    const rows = await transaction.query<Row & { id: string; rowVersion: string }>(
      {
        name: 'lock-read',
        text: `SELECT id, xmin::text AS "rowVersion" FROM products WHERE owner_uid = $1 AND id = ANY ($2::text[])
          ORDER BY ord FOR NO KEY UPDATE`,
      },
      [uid, some.map(({ id }) => id)],
    )
    const versions = new Map(rows.map(({ id, rowVersion }) => [id, rowVersion]))
    for (const { id, rowVersion } of some) if (versions.get(id) !== rowVersion) changed.add(id)
  }
  return changed
}

/** The ids of the supplier's products with these SKUs. */
export async function holdersOf(queries: Queries, uid: string, skus: readonly string[]): Promise<Map<string, string>> {
  const wanted = skus.filter((sku) => sku !== '')
  if (wanted.length === 0) return new Map()
  const rows = await queries.query<Row & { id: string; sku: string }>(
    { name: 'own-by-sku', text: 'SELECT id, sku FROM products WHERE owner_uid = $1 AND sku = ANY ($2::text[])' },
    [uid, wanted],
  )
  return new Map(rows.map(({ id, sku }) => [sku, id]))
}

/** The supplier's SKUs that a spreadsheet may read as a number and write differently. */
export async function rewritableSkus(queries: Queries, uid: string): Promise<string[]> {
  const rows = await queries.query<Row & { sku: string }>(
    {
      name: 'own-rewritable-skus',
      text: `SELECT sku FROM products WHERE owner_uid = $1 AND sku !~ '^[1-9][0-9]{0,14}$' AND sku !~ '[A-DF-Za-df-z]'`,
    },
    [uid],
  )
  return rows.map(({ sku }) => sku)
}

/** Identifies a product without a SKU to its supplier. */
export const nameKey = ({ name, brand }: { name?: string; brand?: string }) => JSON.stringify([name, brand])

/** The name keys of the supplier's products that have one of these names. */
export async function namesOf(queries: Queries, uid: string, names: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>()
  for (let at = 0; at < names.length; at += namedAtOnce) {
    const rows = await queries.query<Row & { name: string; brand: string }>(
      {
        name: 'own-by-name',
        text: 'SELECT DISTINCT name, brand FROM products WHERE owner_uid = $1 AND name = ANY ($2::text[])',
      },
      [uid, names.slice(at, at + namedAtOnce)],
    )
    for (const row of rows) found.add(nameKey(row))
  }
  return found
}

/**
 * A change of these fields runs the trigger that updates product counts and search words. Other fields take the fast
 * update.
 */
const counted: readonly CellField[] = ['name', 'brand', 'category', 'description', 'rating', 'minQuantity', 'withdrawn']

const columnsOf = (fields: readonly CellField[]) => fields.map((field) => productFields[field].column)
const columnTypes = cellFields.map((field) => `${productFields[field].column} ${productFields[field].type}`)
const rowsOfJson = `jsonb_to_recordset($1::jsonb) AS input (place integer, id text, ${columnTypes.join(', ')}, version integer,
  supplied bigint, changes jsonb)`

const storedColumns = columnsOf(storedFields).join(', ')
const assignmentsOf = (fields: readonly CellField[]) =>
  columnsOf(fields)
    .map((column) => `${column} = input.${column}`)
    .join(', ')
const light = {
  name: 'edit-own-lightly',
  text: `UPDATE products SET version = products.version + 1, ${assignmentsOf(storedFields.filter((field) => !counted.includes(field)))}
    FROM ${rowsOfJson} WHERE products.id = input.id`,
}
const whole = {
  name: 'edit-own',
  text: `UPDATE products SET version = products.version + 1, ${assignmentsOf(storedFields)},
    withdrawn_at = CASE WHEN input.withdrawn THEN coalesce(withdrawn_at, now()) END
    FROM ${rowsOfJson} WHERE products.id = input.id`,
}
const dropNumbers = {
  name: 'free-own-numbers',
  text: 'UPDATE products SET sku = NULL WHERE owner_uid = $1 AND id = ANY ($2::text[])',
}
/** Before the first change of its prices, stores a product's original prices with the date of the product. */
const keepPrices = {
  name: 'keep-own-prices',
  text: `INSERT INTO product_prices (product_id, price, price_breaks, since)
    SELECT id, price, price_breaks, created_at FROM products WHERE id = ANY ($1::text[])
      AND NOT EXISTS (SELECT FROM product_prices WHERE product_id = products.id) ORDER BY products.ord`,
}
const notePrices = {
  name: 'note-own-prices',
  text: `INSERT INTO product_prices (product_id, price, price_breaks, since)
    SELECT id, price, price_breaks, clock_timestamp() FROM products WHERE id = ANY ($1::text[]) ORDER BY ord`,
}
const note = {
  name: 'note-own-edits',
  text: `WITH movement AS (
    INSERT INTO stock_movements (product_id, kind, on_hand, uid)
      SELECT id, 'supply', supplied, $2 FROM ${rowsOfJson} WHERE supplied <> 0
  )
  INSERT INTO product_audit (product_id, uid, action, version, changes)
  SELECT id, $2, 'changed', version, changes FROM ${rowsOfJson} ORDER BY place`,
}
const add = {
  name: 'add-own',
  text: `WITH input AS MATERIALIZED (SELECT * FROM ${rowsOfJson}), added AS (
    INSERT INTO products (id, owner_uid, withdrawn_at, ${storedColumns})
    SELECT id, $2, CASE WHEN withdrawn THEN now() END, ${storedColumns} FROM input ORDER BY place
    RETURNING id, main_quantity
  ), supplied AS (
    INSERT INTO stock_movements (product_id, kind, on_hand, uid)
    SELECT id, 'supply', main_quantity, $2 FROM added WHERE main_quantity > 0
  )
  INSERT INTO product_audit (product_id, uid, action, version, changes)
  SELECT id, $2, 'added', 1, changes FROM added JOIN input USING (id) ORDER BY place`,
}

/** Removes SKUs before an update of several products, because two of them may swap their SKUs. */
export async function clearSkus(transaction: Queries, uid: string, ids: readonly string[]): Promise<void> {
  if (ids.length < 2) return
  for (let at = 0; at < ids.length; at += mostRows) {
    await transaction.query(dropNumbers, [uid, ids.slice(at, at + mostRows)])
  }
}

/** Writes edits with their audit entries, price history and stock movements. Each product's version rises once. */
export async function writeEdits(
  transaction: Queries,
  uid: string,
  edits: readonly Edit[],
  onProgress: (count: number) => void = () => {},
): Promise<void> {
  for await (const some of inBatches(edits, ({ to }) => to)) {
    const repriced = some
      .filter(({ to }) => to.price !== undefined || to.priceBreaks !== undefined)
      .map(({ product }) => product._id)
    if (repriced.length > 0) await transaction.query(keepPrices, [repriced])
    const rows = some.map((edit, place) => ({ edit, row: rowOfEdit(edit, place) }))
    const isCounted = ({ to }: Edit) => counted.some((field) => to[field] !== undefined)
    for (const [statement, applies] of [
      [whole, isCounted],
      [light, (edit: Edit) => !isCounted(edit)],
    ] as const) {
      const matching = rows.filter(({ edit }) => applies(edit)).map(({ row }) => row)
      if (matching.length > 0) await withOwnNumber(transaction.query(statement, [JSON.stringify(matching)]))
    }
    await transaction.query(note, [JSON.stringify(rows.map(({ row }) => row)), uid])
    if (repriced.length > 0) await transaction.query(notePrices, [repriced])
    onProgress(some.length)
  }
}

export async function writeAdditions(
  transaction: Queries,
  uid: string,
  additions: readonly Addition[],
  onProgress: (count: number) => void = () => {},
): Promise<void> {
  for await (const some of inBatches(additions, (values) => values)) {
    const rows = some.map(rowOfAddition)
    await withOwnNumber(transaction.query(add, [JSON.stringify(rows), uid]))
    onProgress(rows.length)
  }
}
