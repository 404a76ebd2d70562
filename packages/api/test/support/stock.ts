import type { NewProduct } from '@arot/contract'
import { addProduct } from '../../src/modules/catalog/product.store.ts'
import type { Caller } from '../../src/platform/auth/caller.ts'
import type { Database, PreparedStatement, Queries } from '../../src/platform/db/database.ts'

export const supplier: Caller = { uid: 'supplier', email: 'supplier@example.com' }
export const buyer = (name: string | number): Caller => ({ uid: `buyer-${name}`, email: `buyer-${name}@example.com` })

export const drill: NewProduct = {
  name: 'Cordless Drill',
  image: 'https://example.com/drill.png',
  brand: 'Kormo',
  category: 'Industrial Machinery & Tools',
  description: 'Two gears and a case.',
  price: 49.9,
  rating: 4.5,
  mainQuantity: 100,
  minQuantity: 1,
}

/** Adds a product of the supplier and returns its id. */
export async function shelve(db: Database, product: Partial<NewProduct> = {}): Promise<string> {
  const { insertedId } = await addProduct(db, supplier, { ...drill, ...product })
  return insertedId
}

export async function stockOf(db: Queries, productId: string): Promise<number | undefined> {
  const [row] = await db.query<{ stock: number }>('SELECT main_quantity AS stock FROM products WHERE id = $1', [
    productId,
  ])
  return row?.stock
}

/** The number of successes, and the codes of the refusals. */
export function tally(results: PromiseSettledResult<unknown>[]) {
  const refused: Record<string, number> = {}
  for (const result of results) {
    if (result.status === 'fulfilled') continue
    const code = result.reason.code ?? String(result.reason)
    refused[code] = (refused[code] ?? 0) + 1
  }
  return { succeeded: results.filter(({ status }) => status === 'fulfilled').length, refused }
}

/** The same database, which crashes before every commit, so that each transaction is lost. */
export function crashing(db: Database): Database {
  return beforeCommit(db, () => {
    throw new Error('crashed before the commit')
  })
}

/** The same database with a hook before each commit, or only before the commit of one prepared statement. */
export function beforeCommit(db: Database, happen: () => unknown, name?: string): Database {
  const transaction: Database['transaction'] = (work) =>
    db.transaction(async (inside) => {
      const done = await work(inside)
      await happen()
      return done
    })
  const matches = (statement: string | PreparedStatement) =>
    name === undefined || (typeof statement === 'object' && statement.name === name)
  return {
    ...db,
    transaction: name === undefined ? transaction : db.transaction,
    query: (statement, values) =>
      matches(statement) ? transaction((inside) => inside.query(statement, values)) : db.query(statement, values),
  }
}

/** The same database, which records the text of statements, in one list for each transaction. */
export function recording(db: Database, isOfInterest = () => true): { db: Database; transactions: string[][] } {
  const transactions: string[][] = []
  const noteStatements = (queries: Queries, into: string[]): Queries => ({
    query(statement: string | PreparedStatement, parameters) {
      if (isOfInterest()) into.push(typeof statement === 'string' ? statement : statement.text)
      return queries.query(statement, parameters)
    },
  })
  const alone = (queries: Queries): Queries => ({
    query(statement: string | PreparedStatement, parameters) {
      const its: string[] = []
      transactions.push(its)
      return noteStatements(queries, its).query(statement, parameters)
    },
  })
  return {
    transactions,
    db: {
      ...db,
      ...alone(db),
      reader: (fresh) => alone(db.reader(fresh)),
      transaction: (work) => {
        const together: string[] = []
        transactions.push(together)
        return db.transaction((transaction) => work({ ...transaction, ...noteStatements(transaction, together) }))
      },
    },
  }
}

/** Waits until this number of sessions is blocked by a lock. Only for a native PostgreSQL. */
export async function waitForBlocked(queries: Queries, many = 1) {
  while ((await countBlocked(queries)) < many);
}

/** Waits until the work has ended or is blocked by a lock. Only for a native PostgreSQL. */
export async function untilDoneOrBlocked(queries: Queries, work: Promise<unknown>) {
  let isDone = false
  const note = () => {
    isDone = true
  }
  work.then(note, note)
  while (!isDone && (await countBlocked(queries)) === 0);
}

async function countBlocked(queries: Queries) {
  const blocked = await queries.query(
    `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  )
  return blocked.length
}
