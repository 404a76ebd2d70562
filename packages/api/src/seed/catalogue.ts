import type { NewProduct } from '@arot/contract'
import { demoAccounts } from './accounts.ts'
import { assortment } from './assortment.ts'
import { picturePath } from './pictures.ts'

export type SeedProduct = NewProduct & { _id: string; owner: string | null }

/** The demo supplier owns every so-manieth product, of the first so many. */
const ownedStep = 25
const ownedWithin = 1_000

const minimums = [10, 12, 20, 24, 25, 30, 48, 50, 60, 80, 100, 120, 144, 150, 200, 250, 300, 500]

/** The product at a place in the seeded catalogue: always the same one, however many there are. */
export function seedProduct(index: number): SeedProduct {
  const random = randomOf(index)
  const pick = <T>(choices: readonly T[]) => choices[Math.floor(random() * choices.length)] as T
  const shelf = assortment[index % assortment.length] as (typeof assortment)[number]
  const ware = pick(shelf.wares)
  const variant = pick(ware.variants)
  const quality = pick(shelf.qualities)
  const [least, most] = ware.price
  const minQuantity = pick(minimums)
  const carton = pick([6, 10, 12, 20, 24, 40])
  return {
    // Looks like MongoDB's ids, and grows with the place.
    _id: `5eed5eed${index.toString(16).padStart(16, '0')}`,
    name: `${quality} ${ware.noun} ${variant}`,
    image: picturePath(ware.picture),
    brand: pick(shelf.brands),
    category: shelf.category,
    description:
      `${ware.noun} in ${variant.toLowerCase()} finish, ${quality.toLowerCase()} and made for ${pick(shelf.uses)}. ` +
      `Packed ${carton} to a carton; ${pick(['ships within 48 hours', 'made to order in ten days', 'in stock at our warehouse'])}. ` +
      `Model ${pick(['A', 'B', 'K', 'R', 'T', 'X'])}${100 + Math.floor(random() * 900)}, ${pick(['one', 'two', 'three', 'five'])}-year warranty.`,
    price: Math.round((least + (most - least) * random() ** 1.8) * 100) / 100,
    rating: Math.round((3 + 2 * random() ** 0.7) * 10) / 10,
    mainQuantity: random() < 0.04 ? Math.floor(random() * minQuantity) : minQuantity * (2 + Math.floor(random() * 200)),
    minQuantity,
    owner: index % ownedStep === 0 && index < ownedWithin ? demoAccounts.supplier.uid : null,
  }
}

/** Numbers from 0 to 1 that depend on the seed alone (mulberry32). */
function randomOf(seed: number) {
  let state = Math.imul(seed + 1, 0x9e3779b1)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
