// npm run seed -- --products N: adds N products to the database, the same ones each time.
import { parseArgs } from 'node:util'
import { withDatabase } from '../platform/db/command.ts'
import { seedOffers } from './offers.ts'
import { seedOrders } from './orders.ts'
import { seed } from './seed.ts'
import { seedLife, seedSuppliers } from './suppliers.ts'

const { values } = parseArgs({ options: { products: { type: 'string', default: '1000' } } })
const count = Number(values.products)
if (!Number.isInteger(count) || count < 1 || count > 5_000_000) {
  process.stderr.write('--products must be a whole number from 1 to 5000000\n')
  process.exit(1)
}

await withDatabase(async (db) => {
  const began = performance.now()
  await seedSuppliers(db)
  const added = await seed(db, count, (done) => {
    if (done % 100_000 === 0) process.stderr.write(`${done} of ${count}\n`)
  })
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const orders = await seedOrders(db, count)
  await seedLife(db, count)
  const offers = await seedOffers(db)
  process.stdout.write(
    `${added} products added in ${seconds} s, ${count - added} were there already; ${orders} orders, ${offers} offers\n`,
  )
})
