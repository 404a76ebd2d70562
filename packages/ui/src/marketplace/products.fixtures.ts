// The products of all stories and tests: a few by hand, and any number of generated ones.

import headphones from '@lobehub/fluent-emoji-3d/assets/1f3a7.webp'
import bulb from '@lobehub/fluent-emoji-3d/assets/1f4a1.webp'
import laptop from '@lobehub/fluent-emoji-3d/assets/1f4bb.webp'
import notebook from '@lobehub/fluent-emoji-3d/assets/1f4d3.webp'
import camera from '@lobehub/fluent-emoji-3d/assets/1f4f7.webp'
import wheel from '@lobehub/fluent-emoji-3d/assets/1f6de.webp'
import toolbox from '@lobehub/fluent-emoji-3d/assets/1f9f0.webp'
import lotion from '@lobehub/fluent-emoji-3d/assets/1f9f4.webp'
import trainer from '@lobehub/fluent-emoji-3d/assets/1f45f.webp'
import battery from '@lobehub/fluent-emoji-3d/assets/1f50b.webp'
import pan from '@lobehub/fluent-emoji-3d/assets/1f373.webp'
import tshirt from '@lobehub/fluent-emoji-3d/assets/1f455.webp'
import type { Product } from './product.ts'

export const pictures = {
  battery,
  bulb,
  camera,
  headphones,
  laptop,
  lotion,
  notebook,
  pan,
  toolbox,
  trainer,
  tshirt,
  wheel,
}

export const studioHeadphones: Product = {
  _id: 'p-headphones',
  name: 'Studio Over-ear Headphones',
  image: headphones,
  brand: 'Sonali Audio',
  category: 'Electronics & Gadgets',
  description: 'Closed-back, 40 mm drivers, foldable. Carton of 24, retail boxed.',
  price: 38.5,
  rating: 4.7,
  mainQuantity: 4820,
  minQuantity: 120,
}

export const courtTrainer: Product = {
  _id: 'p-trainer',
  name: 'Court Trainer, Mixed Sizes',
  image: trainer,
  brand: 'Meghna Footwear',
  category: 'Fashion & Apparel',
  description: 'Vulcanised sole, canvas upper; EU 36 to 45 assorted.',
  price: 12.9,
  rating: 4.5,
  mainQuantity: 1240,
  minQuantity: 60,
}

export const bodyLotion: Product = {
  _id: 'p-lotion',
  name: 'Shea Body Lotion 400 ml',
  image: lotion,
  brand: 'Padma Care',
  category: 'Health & Beauty',
  description: 'Unscented, dermatologically tested. Private label available.',
  price: 2.35,
  rating: 4.9,
  mainQuantity: 960,
  minQuantity: 480,
}

export const fieldToolbox: Product = {
  _id: 'p-toolbox',
  name: 'Field Service Toolbox',
  image: toolbox,
  brand: 'Jamuna Tools',
  category: 'Industrial Machinery & Tools',
  description: '92 pieces, chrome vanadium, steel case with removable tray.',
  price: 54,
  rating: 4.6,
  mainQuantity: 640,
  minQuantity: 25,
}

const castIronPan: Product = {
  _id: 'p-pan',
  name: 'Cast Iron Skillet 26 cm',
  image: pan,
  brand: 'Karnaphuli Home',
  category: 'Home & Kitchen Appliances',
  description: 'Pre-seasoned, two pouring lips, fits every hob and the oven.',
  price: 11.2,
  rating: 4.3,
  mainQuantity: 2200,
  minQuantity: 150,
}

const alloyWheel: Product = {
  _id: 'p-wheel',
  name: 'All-season Tyre 205/55 R16',
  image: wheel,
  brand: 'Surma Motors',
  category: 'Automotive Parts & Accessories',
  description: 'Load index 91, speed V, DOT of this year, stacked on pallets of 40.',
  price: 41.75,
  rating: 4.1,
  mainQuantity: 380,
  minQuantity: 40,
}

const dottedNotebook: Product = {
  _id: 'p-notebook',
  name: 'Dotted Notebook A5, 160 pages',
  image: notebook,
  brand: 'Teesta Paper',
  category: 'Office Supplies & Stationery',
  description: 'Thread-sewn, 100 g paper, elastic and pocket. Your logo embossed from 500.',
  price: 1.95,
  rating: 4.8,
  mainQuantity: 15400,
  minQuantity: 500,
}

export const products: Product[] = [
  studioHeadphones,
  courtTrainer,
  bodyLotion,
  fieldToolbox,
  castIronPan,
  alloyWheel,
  dottedNotebook,
]

export const longTexts: Product = {
  ...studioHeadphones,
  _id: 'p-long',
  name: 'Professional Closed-back Studio Monitoring Headphones with Detachable Coiled Cable and Replaceable Velour Ear Cushions',
  brand: 'Sonali Audio Engineering and International Export Company Limited',
  description:
    'A description that does not end where a description should end: forty-millimetre drivers, a frequency range from five hertz to thirty-five kilohertz, three cables, a case, a certificate of measurement, and a guarantee of five years for every pair in every carton that leaves the warehouse.',
  price: 1234567.89,
  mainQuantity: 1234567,
  minQuantity: 100000,
}

/** Generates `count` different products, the same ones at every call. */
export function manyProducts(count: number): Product[] {
  return Array.from({ length: count }, (_, index) => {
    const base = products[index % products.length] as Product
    return {
      ...base,
      _id: `${base._id}-${index}`,
      name: index < products.length ? base.name : `${base.name} No. ${index + 1}`,
      price: Math.round((base.price + ((index * 37) % 100) / 4) * 100) / 100,
      rating: Math.round((3 + ((index * 7) % 21) / 10) * 10) / 10,
      mainQuantity: (base.mainQuantity + index * 91) % 9000,
      minQuantity: base.minQuantity + ((index * 13) % 5) * 10,
    }
  })
}
