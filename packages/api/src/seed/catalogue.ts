import type { NewProduct, PriceBreak } from '@arot/contract'
import { variantPicturePath } from '../modules/media/variant-pictures.ts'
import { demoAccounts, otherSuppliers } from './accounts.ts'
import { assortment, type Category } from './assortment.ts'

export type SeedProduct = NewProduct & { _id: string; owner: string }

/** Among the first products, the demo supplier owns one in this many. */
const ownedStep = 25
const ownedWithin = 1_000

/** Cartons of a minimum order, and the multiples of it from which each unit costs less. */
const cartons = [1, 1, 2, 2, 3, 5, 10]
const steps = [
  [2, 5, 10],
  [3, 10],
  [2, 4, 10, 20],
]

/** The product at an index of the seeded catalogue. It never depends on the number of products. */
export function seedProduct(index: number): SeedProduct {
  const random = randomOf(index)
  const pick = <T>(choices: readonly T[]) => choices[Math.floor(random() * choices.length)] as T
  const group = assortment[index % assortment.length] as (typeof assortment)[number]
  const ware = pick(group.wares)
  const variant = pick(ware.variants)
  const quality = pick(ware.qualities)
  const brand = pick(group.brands)
  const [least, most] = ware.price
  const price = Math.round((least + (most - least) * random() ** 1.8) * 100) / 100
  const minQuantity = ware.carton * pick(cartons)
  const leadDays = pick([1, 2, 3, 5, 7, 14])
  const use = pick(group.uses)
  const years = pick(['One', 'Two', 'Three', 'Five'])
  const rating = Math.round((3 + 2 * random() ** 0.7) * 10) / 10
  const mainQuantity =
    random() < 0.04 ? Math.floor(random() * minQuantity) : minQuantity * (2 + Math.floor(random() * 200))
  // Some products are sold in any quantity, and some at one price.
  const isByCarton = ware.carton > 1 && random() < 0.7
  const product = {
    // Looks like an id of MongoDB and grows with the index.
    _id: `5eed5eed${index.toString(16).padStart(16, '0')}`,
    name: `${quality} ${ware.noun} ${variant}`,
    image: variantPicturePath(ware.picture, variant, brand),
    brand,
    category: group.category,
    description:
      `${quality} ${inSentence(ware.noun)} by ${brand}, ${variant}. ` +
      `${isByCarton ? `Packed ${ware.carton} to a carton.` : 'Packed singly.'} ` +
      `Bought by ${use}. ${years}-year warranty.`,
    price,
    rating,
    mainQuantity,
    minQuantity,
    sku: `${brand
      .replaceAll(/[^A-Za-z]/g, '')
      .slice(0, 3)
      .toUpperCase()}-${10_000 + index}`,
    leadDays,
    ...(isByCarton && { orderMultiple: ware.carton }),
    owner: ownerOf(index, group.category),
  }
  // Home shows the best-rated products as deals, so they need price breaks.
  const isStepped = random() < 0.6 || product.rating >= 4.5
  return isStepped ? { ...product, priceBreaks: ladder(price, minQuantity, pick(steps)) } : product
}

const ownerOfCategory = Object.fromEntries(otherSuppliers.map(({ sells, uid }) => [sells, uid])) as Record<
  Category,
  string
>

/** Each category has its own supplier. */
function ownerOf(index: number, category: Category): string {
  return index % ownedStep === 0 && index < ownedWithin ? demoAccounts.supplier.uid : ownerOfCategory[category]
}

const spellings: Record<string, string> = { bluetooth: 'Bluetooth', led: 'LED', 't-shirt': 'T-shirt', 'usb-c': 'USB-C' }
const inSentence = (noun: string) =>
  noun
    .toLowerCase()
    .split(' ')
    .map((word) => spellings[word] ?? word)
    .join(' ')

/** Each price break is about 5 % below the one before, as long as the two differ. */
function ladder(price: number, minQuantity: number, steps: readonly number[]): PriceBreak[] {
  let cost = price
  return steps.flatMap((times) => {
    const next = Math.floor(cost * 95) / 100
    if (next <= 0 || next >= cost) return []
    cost = next
    return [{ from: minQuantity * times, price: cost }]
  })
}

/** A generator of numbers from 0 to 1 that depends only on the seed (mulberry32). */
function randomOf(seed: number) {
  let state = Math.imul(seed + 1, 0x9e3779b1)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
