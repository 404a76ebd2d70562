import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addProduct, changeProduct } from '../../src/modules/catalog/product.store.ts'
import { filesOf, pathOf } from '../../src/modules/media/names.ts'
import { forgetOldUploads, recordPicture, recordUpload, sweepPictures } from '../../src/modules/media/upload.store.ts'
import { buy } from '../../src/modules/orders/purchase.store.ts'
import { changeSupplier } from '../../src/modules/suppliers/supplier.store.ts'
import { requestVerification } from '../../src/modules/suppliers/verification.store.ts'
import { eraseUser } from '../../src/modules/users/erase.ts'
import { addUser } from '../../src/modules/users/user.store.ts'
import type { Database } from '../../src/platform/db/database.ts'
import type { PictureStore } from '../../src/platform/storage/store.ts'
import { freshDatabase } from '../support/database.ts'
import { buyer, drill, waitForBlocked } from '../support/stock.ts'

let db: Database
let removed: string[]
const nowhere: PictureStore = {
  keep: async () => {},
  read: async () => null,
  remove: async (file) => void removed.push(file),
  tidy: async () => {},
}
const who = buyer('sender')
const publicUrl = 'https://shop.example/api'
let count = 0

beforeAll(async () => {
  db = await freshDatabase()
})
afterAll(() => db.close())

async function uploadPicture() {
  const name = String(++count).padStart(40, '0')
  await recordPicture(db, await recordUpload(db, who, 10, 1_000_000), name, 60)
  return name
}
const aDayLater = () => db.query("UPDATE pictures SET used_at = used_at - interval '25 hours'")
const sweep = async () => {
  removed = []
  await sweepPictures(db, nowhere, publicUrl)
  return removed
}

test('an unused picture is deleted after a day, with all its files', async () => {
  const name = await uploadPicture()
  expect(await sweep()).toEqual([])
  await aDayLater()
  expect(await sweep()).toEqual(filesOf(name))
  expect(await sweep()).toEqual([])
})

test('one sweep deletes all unused pictures, even more than a batch', async () => {
  const names = await Promise.all(Array.from({ length: 201 }, uploadPicture))
  await aDayLater()
  expect((await sweep()).sort()).toEqual(names.flatMap(filesOf).sort())
})

test('the current picture of a product, and the one at the purchase, stay', async () => {
  const [first, second, bought] = [await uploadPicture(), await uploadPicture(), await uploadPicture()]
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

test('the picture of a product at the time of an offer stays', async () => {
  const name = await uploadPicture()
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

test('the logo of a supplier and the picture of a user stay, by path or under the address of the server', async () => {
  const [logo, photo, small] = [await uploadPicture(), await uploadPicture(), await uploadPicture()]
  const seller = buyer('with-logo')
  await addProduct(db, seller, drill)
  const profile = { name: 'Kirtan Mills', place: '', about: '', smallestOrderValue: null }
  const wear = (address: string) => changeSupplier(db, seller, { ...profile, logo: address })
  await wear(pathOf(logo))
  await addUser(db, seller, { name: 'Rahim Uddin', photo: publicUrl + pathOf(photo) })
  await addUser(db, buyer('small'), { name: 'Karim', photo: `/pictures/u/${small}-320.avif` })
  await aDayLater()
  expect(await sweep()).toEqual([])
  await wear('https://example.com/logo.png')
  expect(await sweep()).toEqual(filesOf(logo))
})

test('pictures stay after PUBLIC_URL changes, once a sweep has stored their paths', async () => {
  const names = [await uploadPicture(), await uploadPicture(), await uploadPicture()]
  const [photo = '', logo = '', document = ''] = names.map(pathOf)
  const seller = buyer('moved')
  await addUser(db, seller, { name: 'Rahim Uddin', photo })
  await changeSupplier(db, seller, { name: 'Moved Mills', place: '', about: '', smallestOrderValue: null, logo })
  await requestVerification(db, seller, { licence: 'A-2', document })
  // Earlier releases stored complete addresses.
  await db.query('UPDATE users SET photo = $1 || photo WHERE uid = $2', [publicUrl, seller.uid])
  await db.query('UPDATE suppliers SET logo = $1 || logo WHERE uid = $2', [publicUrl, seller.uid])
  await db.query('UPDATE verification_requests SET logo = $1 || logo, document = $1 || document WHERE document = $2', [
    publicUrl,
    document,
  ])
  expect(await sweep()).toEqual([])
  await aDayLater()
  removed = []
  await sweepPictures(db, nowhere, 'https://market.example/api')
  expect(removed).toEqual([])
  const [stored] = await db.query(
    `SELECT photo, suppliers.logo, verification_requests.logo AS verified, document FROM users
    JOIN suppliers USING (uid) JOIN verification_requests ON supplier_id = suppliers.id WHERE uid = $1`,
    [seller.uid],
  )
  expect(stored).toEqual({ photo, logo, verified: logo, document })
})

test('another server’s address does not protect a picture', async () => {
  const names = [await uploadPicture(), await uploadPicture(), await uploadPicture()]
  const [logo, photo, late] = names.map((name) => `https://other.example${pathOf(name)}`)
  const profile = { name: 'Other Mills', place: '', about: '', smallestOrderValue: null }
  await changeSupplier(db, buyer('elsewhere'), { ...profile, logo: logo ?? '' })
  await addUser(db, buyer('elsewhere'), { name: 'Rahim Uddin', photo: photo ?? '' })
  await aDayLater()
  await addUser(db, buyer('elsewhere-too'), { name: 'Karim', photo: late ?? '' })
  expect(new Set(await sweep())).toEqual(new Set(names.flatMap(filesOf)))
})

test('the document of a verification request stays until its supplier is erased', async () => {
  const [document, logo] = [await uploadPicture(), await uploadPicture()]
  const seller = buyer('with-document')
  const profile = { name: 'Rupsha Mills', place: '', about: '', smallestOrderValue: null }
  await changeSupplier(db, seller, { ...profile, logo: pathOf(logo) })
  await requestVerification(db, seller, { licence: 'A-1', document: pathOf(document) })
  await changeSupplier(db, seller, { ...profile, logo: '' })
  await aDayLater()
  expect(await sweep()).toEqual(filesOf(logo))
  await eraseUser(db, seller.uid)
  expect(await sweep()).toEqual(filesOf(document))
})

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'a picture that becomes a supplier’s logo during the sweep stays',
  async () => {
    const seller = buyer('at-once')
    await addProduct(db, seller, drill)
    const name = await uploadPicture()
    await aDayLater()
    const sweeping: Promise<string[]>[] = []
    const midway: Database = {
      ...db,
      transaction: (work) =>
        db.transaction(async (transaction) => {
          const done = await work(transaction)
          sweeping.push(sweep())
          await waitForBlocked(db)
          return done
        }),
    }
    const profile = { name: 'Kirtan Mills', place: '', about: '', smallestOrderValue: null }
    await changeSupplier(midway, seller, { ...profile, logo: pathOf(name) })
    expect(await Promise.all(sweeping)).toEqual([[]])
    await aDayLater()
    expect(await sweep()).toEqual([])
  },
)

test('a picture that a product gets during the sweep stays', async () => {
  const name = await uploadPicture()
  await aDayLater()
  const [, files] = await Promise.all([
    addProduct(db, who, { ...drill, image: pathOf(name) }).catch(() => null),
    sweep(),
  ])
  const [used] = await db.query('SELECT FROM products WHERE image = $1', [pathOf(name)])
  expect(files).toEqual(used ? [] : filesOf(name))
})

describe('while the files of a picture are being removed', () => {
  /** Starts a sweep that pauses while its store removes this picture. */
  async function sweeping(name: string) {
    const begun = Promise.withResolvers<void>()
    const { promise: answered, resolve: answer, reject: fail } = Promise.withResolvers<void>()
    const slow: PictureStore = {
      ...nowhere,
      remove: (file) => {
        if (!file.startsWith(name)) return Promise.resolve()
        begun.resolve()
        return answered
      },
    }
    const sweep = sweepPictures(db, slow, publicUrl)
    sweep.catch(() => {})
    await begun.promise
    return { sweep, answer, fail }
  }
  const send = async (name: string) => recordPicture(db, await recordUpload(db, who, 10, 1_000_000), name, 60)
  const rows = (name: string) => db.query('SELECT FROM pictures WHERE name = $1', [name])

  test('no connection and no lock is in use', async () => {
    const name = await uploadPicture()
    await aDayLater()
    const { sweep, answer } = await sweeping(name)
    expect(await db.query('SELECT FROM pictures WHERE name = $1 FOR UPDATE NOWAIT', [name])).toHaveLength(1)
    answer()
    await sweep
    expect(await rows(name)).toEqual([])
  })

  test('nothing can use it, and nobody else removes it', async () => {
    const name = await uploadPicture()
    await aDayLater()
    const { sweep: first, answer } = await sweeping(name)
    expect(await sweep()).toEqual([])
    await expect(addProduct(db, who, { ...drill, image: pathOf(name) })).rejects.toMatchObject({ code: 'invalid' })
    answer()
    await first
  })

  test('a client that sends it again has to wait, and gets it afterwards', async () => {
    const name = await uploadPicture()
    await aDayLater()
    const { sweep, answer } = await sweeping(name)
    await expect(send(name)).rejects.toMatchObject({ code: 'unavailable' })
    answer()
    await sweep
    await send(name)
    expect(await rows(name)).toHaveLength(1)
  })

  test('if the store fails, a later sweep or another upload completes the removal', async () => {
    const [left, sent] = [await uploadPicture(), await uploadPicture()]
    await aDayLater()
    for (const name of [left, sent]) {
      const { sweep, fail } = await sweeping(name)
      fail(new Error('away'))
      await expect(sweep).rejects.toThrow('away')
    }
    await db.query("UPDATE pictures SET removal_began_at = removal_began_at - interval '61 seconds'")
    await send(sent)
    await addProduct(db, who, { ...drill, image: pathOf(sent) })
    expect(await sweep()).toEqual(filesOf(left))
  })
})

test('a day has a limit of bytes, even with simultaneous uploads', async () => {
  const greedy = buyer('greedy')
  const sent = await Promise.allSettled(Array.from({ length: 20 }, () => recordUpload(db, greedy, 10, 100)))
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  await db.query("UPDATE picture_uploads SET at = at - interval '25 hours'")
  await recordUpload(db, greedy, 100, 100)
})

test('the limit counts the stored size of a picture, if it is larger than the upload', async () => {
  const amplifier = buyer('amplifier')
  const upload = await recordUpload(db, amplifier, 10, 100)
  await recordPicture(db, upload, String(++count).padStart(40, '0'), 95)
  await expect(recordUpload(db, amplifier, 10, 100)).rejects.toMatchObject({ code: 'too_many' })
  await recordUpload(db, amplifier, 5, 100)
})

test('the sender is removed with the account, and every record after its time', async () => {
  const leaving = buyer('leaving')
  await recordUpload(db, leaving, 10, 100)
  await eraseUser(db, leaving.uid)
  expect(await db.query('SELECT FROM picture_uploads WHERE uid = $1', [leaving.uid])).toEqual([])
  await forgetOldUploads(db, 0)
  expect(await db.query('SELECT FROM picture_uploads')).not.toEqual([])
  await db.query("UPDATE picture_uploads SET at = at - interval '10 days'")
  await forgetOldUploads(db, 5)
  expect(await db.query('SELECT FROM picture_uploads')).toEqual([])
})
