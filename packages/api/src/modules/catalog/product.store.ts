import {
  type CellField,
  categories,
  cellFields,
  emptyCell,
  isSameCell,
  type NewProduct,
  type ProductChange,
  productFields,
  stockProblem,
} from '@arot/contract'
import { ApiProblem } from '../../platform/api-problem.ts'
import type { Caller } from '../../platform/auth/caller.ts'
import { newestVersion, publishChange } from '../../platform/change-feed.ts'
import type { Database, PreparedStatement, Queries, Row } from '../../platform/db/database.ts'
import { invalid } from '../../platform/http/validate.ts'
import { idForm, newId } from '../../platform/ids.ts'
import { claimPictures } from '../media/upload.store.ts'
import { wholeListCeiling } from './lists/list.store.ts'
import { type ProductRow, productColumns, storedFields, toColumn } from './product.columns.ts'
import { refuseUnfitSteps, stepsOf, wholesaleColumns, withOwnNumber } from './wholesale-fields.ts'

/** Without `mainQuantity`, the edit keeps the stock. */
export type ProductEdit = Omit<ProductChange, 'mainQuantity'> & {
  mainQuantity?: number | undefined
  expectedMainQuantity?: number | undefined
}

const byId: PreparedStatement = { name: 'product-by-id', text: `SELECT ${productColumns} FROM products WHERE id = $1` }
const byOwner: PreparedStatement = {
  name: 'products-of-owner',
  text: `SELECT ${productColumns} FROM products WHERE owner_uid = $1 ORDER BY ord LIMIT ${wholeListCeiling}`,
}

export async function findProduct(queries: Queries, id: string): Promise<ProductRow | null> {
  if (!idForm.test(id)) return null
  const [product] = await queries.query<ProductRow>(byId, [id])
  return product ?? null
}

/** All products of a supplier, in insertion order. */
export function productsOf(queries: Queries, uid: string): Promise<ProductRow[]> {
  return queries.query<ProductRow>(byOwner, [uid])
}

const insertProduct: PreparedStatement = {
  name: 'insert-product',
  text: `
  WITH added AS (
    INSERT INTO products (id, owner_uid, ${storedFields.map((field) => productFields[field].column).join(', ')})
    VALUES ($1, $2, ${storedFields.map((_, at) => `$${at + 4}`).join(', ')}) RETURNING *
  ), supplied AS (
    INSERT INTO stock_movements (product_id, kind, on_hand, uid)
    SELECT id, 'supply', main_quantity, owner_uid FROM added WHERE main_quantity > 0
  )
  INSERT INTO product_audit (product_id, uid, action, version, changes)
  SELECT id, owner_uid, 'added', version, $3::jsonb FROM added`,
}

export async function addProduct(
  db: Database,
  caller: Caller,
  product: NewProduct,
): Promise<{ insertedId: string; catalogueVersion: number }> {
  const insertedId = newId()
  await db.transaction(async (transaction) => {
    const { image, images = [image] } = product
    await claimPictures(transaction, images)
    const values = { ...product, moreImages: images.slice(1) }
    const stored = storedFields.map((field) => ({ field, value: values[field] ?? emptyCell(field) }))
    const audited = stored.filter(({ field, value }) => field !== 'moreImages' && !isSameCell(value, emptyCell(field)))
    await withOwnNumber(
      transaction.query(insertProduct, [
        insertedId,
        caller.uid,
        JSON.stringify(Object.fromEntries(audited.map(({ field, value }) => [field, [null, value]]))),
        ...stored.map(({ field, value }) =>
          field === 'priceBreaks' ? stepsOf(product.priceBreaks) : toColumn(field, value),
        ),
      ]),
    )
  })
  const catalogueVersion = await publishChange(db, { stock: [insertedId], changed: [insertedId] })
  return { insertedId, catalogueVersion }
}

export type ChangeAnswer = { modifiedCount: 0 | 1; mainQuantity: number; version: number; catalogueVersion: number }

/** Other calls change these fields. */
const otherCalls = ['price', 'priceBreaks', 'withdrawn'] as const satisfies readonly CellField[]
type Field = Exclude<CellField, (typeof otherCalls)[number] | 'moreImages'> | 'images'

type Edit = ReturnType<typeof wholesaleColumns<ProductEdit>> & { images: readonly string[] }
const editable = cellFields
  .filter((field) => !(otherCalls as readonly CellField[]).includes(field))
  .map((field) => (field === 'moreImages' ? 'images' : field)) as Field[]
const cellOf = (field: Field) => (field === 'images' ? 'moreImages' : field)
/** Fields that the specification's update form lacks. Only the owner can change them, whatever the edit policy. */
const ownerFields = editable.filter((field) => emptyCell(cellOf(field)) !== undefined)

/** `ifMatch`: the version the edit was made from. */
type EditTerms = { ifMatch?: number | undefined; ownerOnly: boolean; currency?: string }

/**
 * Changes a product. Refuses an edit from another version than `ifMatch` or another stock than `expectedMainQuantity`,
 * so that it never erases somebody's edit or a sale. The ledger records the change of stock.
 */
export async function changeProduct(
  db: Database,
  caller: Caller,
  id: string,
  change: ProductEdit,
  terms: EditTerms,
): Promise<ChangeAnswer> {
  const changed = await db.transaction(async (transaction) => {
    const product = await lockProduct(transaction, id)
    if (terms.ownerOnly && product.owner !== caller.uid) throw new ApiProblem('forbidden')
    refuseStale(product, change, terms)
    refuseStock(product, change)
    if (change.category !== product.category && !offered.includes(change.category)) throw categoryProblem()
    const stock = product.mainQuantity
    const edit = editOf(product, change)
    const before = { ...product, orderMultiple: product.orderMultiple ?? 1 }
    const fields = editable.filter((field) => isChanged(field, edit, before))
    if (product.owner !== caller.uid) refuseOwnerFields(change, fields)
    refuseUnfitSteps(
      { ...product, minQuantity: edit.minQuantity, orderMultiple: edit.orderMultiple ?? before.orderMultiple },
      edit.minQuantity === product.minQuantity ? 'orderMultiple' : 'minQuantity',
      terms.currency,
    )
    if (fields.length === 0) return { modifiedCount: 0 as const, mainQuantity: stock, version: product.version }
    await write(transaction, { product, edit, fields, uid: caller.uid })
    return { modifiedCount: 1 as const, mainQuantity: edit.mainQuantity ?? stock, version: product.version + 1 }
  })
  const version = changed.modifiedCount ? publishChange(db, { stock: [id], changed: [id] }) : newestVersion(db)
  return { ...changed, catalogueVersion: await version }
}

/**
 * `fields`: those that change. Anybody who may edit may also replace the first picture, which changes the list of
 * pictures.
 */
function refuseOwnerFields(change: ProductEdit, fields: readonly Field[]) {
  if (!fields.some((field) => change[field] !== undefined && ownerFields.includes(field))) return
  const problem = 'Only the owner of a product can change its SKU, carton, lead time or more pictures.'
  throw new ApiProblem('forbidden', {}, problem)
}

/** The new values of the product. */
const editOf = (product: LockedProduct, change: ProductEdit): Edit => ({
  ...wholesaleColumns(withBuyerRating(change, product)),
  images: picturesAfter(product, change),
})

/** An edit with only the first picture keeps the others, because foreign clients send only that one. */
function picturesAfter({ images: before = [] }: ProductRow, { image, images }: ProductEdit): readonly string[] {
  return images ?? [image, ...(before ?? []).slice(1).filter((other) => other !== image)]
}

function isChanged(field: Field, edit: Edit, before: ProductRow) {
  if (field === 'images') return String(edit.images.slice(1)) !== String(before.images?.slice(1) ?? '')
  return edit[field] !== undefined && edit[field] !== before[field]
}

function refuseStale(product: LockedProduct, { expectedMainQuantity: expected }: ProductEdit, { ifMatch }: EditTerms) {
  if (ifMatch !== undefined && ifMatch !== product.version) {
    throw new ApiProblem('version_mismatch', { current: product.version })
  }
  if (expected !== undefined && expected !== product.mainQuantity) {
    throw new ApiProblem('stale_stock', { current: product.mainQuantity })
  }
}

function refuseStock({ mainQuantity: current }: LockedProduct, { mainQuantity = current }: ProductEdit) {
  const problem = mainQuantity === current ? undefined : stockProblem(mainQuantity)
  if (problem) throw invalid({ mainQuantity: problem })
}

/** Once buyers have rated the product, an edit cannot change its rating. */
const withBuyerRating = (change: ProductEdit, { reviewCount, rating }: LockedProduct) =>
  reviewCount ? { ...change, rating } : change

const offered: readonly string[] = categories

/** A product may stay in a category that an import gave it. Only imports add products to such a category. */
function categoryProblem() {
  const problem = 'Choose a category from the list.'
  return new ApiProblem('invalid', { fields: { category: problem } }, `category: ${problem}`)
}

type LockedProduct = ProductRow & { owner: string | null }

export async function lockProduct(transaction: Queries, id: string): Promise<LockedProduct> {
  const [product] = idForm.test(id)
    ? await transaction.query<LockedProduct & Row>(
        `SELECT ${productColumns}, owner_uid AS owner FROM products WHERE id = $1 FOR NO KEY UPDATE`,
        [id],
      )
    : []
  if (!product) throw new ApiProblem('not_found')
  return product
}

async function write(
  transaction: Queries,
  { product, edit, fields, uid }: { product: LockedProduct; edit: Edit; fields: Field[]; uid: string },
) {
  if (fields.includes('image') || fields.includes('images')) await claimPictures(transaction, edit.images)
  const assignments = fields.map((field, index) => `${productFields[cellOf(field)].column} = $${index + 2}`)
  await withOwnNumber(
    transaction.query(`UPDATE products SET version = version + 1, ${assignments.join(', ')} WHERE id = $1`, [
      product._id,
      ...fields.map((field) => (field === 'images' ? edit.images.slice(1) : edit[field])),
    ]),
  )
  const changes = Object.fromEntries(fields.map((field) => [field, [product[field], edit[field]]]))
  await transaction.query(
    `INSERT INTO product_audit (product_id, uid, action, version, changes) VALUES ($1, $2, 'changed', $3, $4)`,
    [product._id, uid, product.version + 1, JSON.stringify(changes)],
  )
  const supplied = (edit.mainQuantity ?? product.mainQuantity) - product.mainQuantity
  if (supplied !== 0) {
    await transaction.query(
      `INSERT INTO stock_movements (product_id, kind, on_hand, uid) VALUES ($1, 'supply', $2, $3)`,
      [product._id, supplied, uid],
    )
  }
}
