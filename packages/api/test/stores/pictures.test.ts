import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../src/db/database.ts'
import { filesOf, pathOf } from '../../src/pictures/names.ts'
import type { PictureStore } from '../../src/pictures/store.ts'
import { buy } from '../../src/stores/cart.ts'
import { eraseUser } from '../../src/stores/erase.ts'
import { forgetOldUploads, knowPicture, noteUploaded, sweepPictures } from '../../src/stores/pictures.ts'
import { addProduct, changeProduct } from '../../src/stores/products.ts'
import { changeSupplier } from '../../src/stores/suppliers.ts'
import { addUser } from '../../src/stores/users.ts'
import { freshDatabase } from '../support/database.ts'
import { buyer, drill, waitUntilBlocked } from '../support/stock.ts'

let db: Database
let removed: string[]
const nowhere: PictureStore = {
  keep: async () => {},
  read: async () => null,
  remove: async (file) => void removed.push(file),
  tidy: async () => {},
}
const who = buyer('sender')
let count = 0

beforeAll(async () => {
  db = await freshDatabase()
})
afterAll(() => db.close())

async function known() {
  const name = String(++count).padStart(40, '0')
  await knowPicture(db, await noteUploaded(db, who, 10, 1_000_000), name, 60)
  return name
}
const aDayLater = () => db.query("UPDATE pictures SET used_at = used_at - interval '25 hours'")
const sweep = async () => {
  removed = []
  await sweepPictures(db, nowhere)
  return removed
}

test('a picture that nothing uses goes after a day, with all its files', async () => {
  const name = await known()
  expect(await sweep()).toEqual([])
  await aDayLater()
  expect(await sweep()).toEqual(filesOf(name))
  expect(await sweep()).toEqual([])
})

test('what a product has or had when it was bought stays', async () => {
  const [first, second, bought] = [await known(), await known(), await known()]
  const images = [first, second].map(pathOf)
  const { insertedId } = await addProduct(db, who, { ...drill, image: pathOf(first), images })
  const sold = await addProduct(db, who, { ...drill, image: pathOf(bought) })
  await buy(db, buyer('other'), sold.insertedId, 20)
  const { price: _, ...change } = drill
  await changeProduct(db, who, sold.insertedId, change, { ownerOnly: true })
  await aDayLater()
  expect(await sweep()).toEqual([])
  await changeProduct(
    db,
    who,
    insertedId,
    { ...change, image: pathOf(first), images: [pathOf(first)] },
    { ownerOnly: true },
  )
  await aDayLater()
  expect(await sweep()).toEqual(filesOf(second))
})

test('what a product had when somebody made an offer stays', async () => {
  const name = await known()
  const snapshot = JSON.stringify({ ...drill, image: pathOf(name) })
  await db.query(
    `INSERT INTO offers (id, uid, user_email, product_id, snapshot, quantity, price, ends_at)
    VALUES ('remembered', 'other', 'other@example.com', 'gone', $1, 20, 5, now())`,
    [snapshot],
  )
  await aDayLater()
  expect(await sweep()).toEqual([])
  await db.query("UPDATE offers SET snapshot = snapshot - 'image' WHERE id = 'remembered'")
  expect(await sweep()).toEqual(filesOf(name))
})

test('the logo of a supplier and the picture of a user stay, under whichever of our addresses', async () => {
  const [logo, photo, small] = [await known(), await known(), await known()]
  const seller = buyer('with-logo')
  await addProduct(db, seller, drill)
  const profile = { name: 'Kirtan Mills', place: '', about: '', smallestOrderValue: null }
  const wear = (address: string) => changeSupplier(db, seller, { ...profile, logo: address })
  await wear(`https://shop.example/api${pathOf(logo)}`)
  await addUser(db, seller, { name: 'Rahim Uddin', photo: `https://shop.example${pathOf(photo)}` })
  await addUser(db, buyer('small'), { name: 'Karim', photo: `https://shop.example/pictures/u/${small}-320.avif` })
  await aDayLater()
  expect(await sweep()).toEqual([])
  await wear('https://example.com/logo.png')
  expect(await sweep()).toEqual(filesOf(logo))
})

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'what becomes a supplier’s logo at that moment is not swept from under it',
  async () => {
    const seller = buyer('at-once')
    await addProduct(db, seller, drill)
    const name = await known()
    await aDayLater()
    const sweeping: Promise<string[]>[] = []
    const midway: Database = {
      ...db,
      transaction: (work) =>
        db.transaction(async (transaction) => {
          const done = await work(transaction)
          sweeping.push(sweep())
          await waitUntilBlocked(db)
          return done
        }),
    }
    const profile = { name: 'Kirtan Mills', place: '', about: '', smallestOrderValue: null }
    await changeSupplier(midway, seller, { ...profile, logo: `https://shop.example${pathOf(name)}` })
    expect(await Promise.all(sweeping)).toEqual([[]])
    await aDayLater()
    expect(await sweep()).toEqual([])
  },
)

test('what a product is given at that moment is not swept from under it', async () => {
  const name = await known()
  await aDayLater()
  const [, files] = await Promise.all([
    addProduct(db, who, { ...drill, image: pathOf(name) }).catch(() => null),
    sweep(),
  ])
  const [used] = await db.query('SELECT FROM products WHERE image = $1', [pathOf(name)])
  expect(files).toEqual(used ? [] : filesOf(name))
})

test('who sends the same while it is swept has it again', async () => {
  const name = await known()
  await aDayLater()
  const again = noteUploaded(db, who, 10, 1_000_000).then((upload) => knowPicture(db, upload, name, 60))
  await Promise.all([again, sweep()])
  expect(await db.query('SELECT FROM pictures WHERE name = $1', [name])).toHaveLength(1)
})

test('a day has so many bytes, however many are sent at once', async () => {
  const greedy = buyer('greedy')
  const sent = await Promise.allSettled(Array.from({ length: 20 }, () => noteUploaded(db, greedy, 10, 100)))
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  await db.query("UPDATE picture_uploads SET at = at - interval '25 hours'")
  await noteUploaded(db, greedy, 100, 100)
})

test('who sent something is forgotten with them, and everything after its time', async () => {
  const leaving = buyer('leaving')
  await noteUploaded(db, leaving, 10, 100)
  await eraseUser(db, leaving.uid)
  expect(await db.query('SELECT FROM picture_uploads WHERE uid = $1', [leaving.uid])).toEqual([])
  await forgetOldUploads(db, 0)
  expect(await db.query('SELECT FROM picture_uploads')).not.toEqual([])
  await db.query("UPDATE picture_uploads SET at = at - interval '10 days'")
  await forgetOldUploads(db, 5)
  expect(await db.query('SELECT FROM picture_uploads')).toEqual([])
})
