// The headings that an import knows: those of our export, and the words of other shops and of ERP systems.
//
// Some usual words are left out on purpose, because a wrong guess costs money. The supplier matches such a column by hand:
// - "list price", "retail price", "MSRP", "RRP": often the shop's price to consumers, not the wholesale price.
// - "cost", "cost price", "purchase price": what the supplier paid.
// - "barcode", "EAN", "UPC", "GTIN": not the supplier's own number.
// - "product id": the id in the other system, never the id here.
// - "min": often the level to reorder at. "model": often the maker's number beside the supplier's own.
// - "status", "available", "in stock", "images": their values have no form that an import reads.
// "Price", "unit price" and "wholesale price" are the price of one unit. "Quantity" alone is stock.
import type { ImportColumn } from './rules.ts'

type Heading = {
  /** Its English name on the page. */
  english: string
  /** Its Bengali name on the page, and its heading in a Bengali export. */
  bengali: string
  /** The value in the sample file. Without one the sample leaves the column out. */
  sample?: string
  /** Other words for the column, in any case and punctuation. */
  usual: readonly string[]
}

export const importHeadings: Record<ImportColumn, Heading> = {
  id: { english: 'ID', bengali: 'আইডি', usual: [] },
  sku: {
    english: 'SKU',
    bengali: 'আর্টিকেল নম্বর',
    sample: 'JS-50',
    usual: [
      'code',
      'item code',
      'product code',
      'stock code',
      'article',
      'article no',
      'article number',
      'item no',
      'item number',
      'part no',
      'part number',
      'product no',
      'product number',
      'material number',
      'style no',
      'style number',
      'sku code',
      'variant sku',
      'seller sku',
      'supplier sku',
      'পণ্য নম্বর',
      'পণ্যের নম্বর',
      'পণ্য কোড',
      'পণ্যের কোড',
      'কোড',
      'এসকেইউ',
    ],
  },
  name: {
    english: 'Name',
    bengali: 'নাম',
    sample: 'Jute Sack, 50 kg',
    usual: ['title', 'product', 'product name', 'product title', 'item name', 'পণ্য', 'পণ্যের নাম', 'শিরোনাম'],
  },
  brand: {
    english: 'Brand',
    bengali: 'ব্র্যান্ড',
    sample: 'Padma Mills',
    usual: ['brand name', 'make', 'manufacturer', 'vendor', 'ব্র্যান্ডের নাম', 'প্রস্তুতকারক'],
  },
  category: {
    english: 'Category',
    bengali: 'বিভাগ',
    sample: 'Industrial Machinery & Tools',
    usual: ['categories', 'product category', 'product type', 'product group', 'item group', 'ক্যাটাগরি', 'শ্রেণি'],
  },
  description: {
    english: 'Description',
    bengali: 'বিবরণ',
    sample: 'Food grade, hemmed.',
    usual: [
      'product description',
      'item description',
      'long description',
      'details',
      'product details',
      'বর্ণনা',
      'পণ্যের বিবরণ',
    ],
  },
  image: {
    english: 'Image',
    bengali: 'ছবি',
    sample: 'https://pictures.example/jute-sack.jpg',
    usual: [
      'image url',
      'image link',
      'image src',
      'image address',
      'main image',
      'main image url',
      'product image',
      'product image url',
      'photo',
      'photo url',
      'picture',
      'picture url',
      'ছবির লিংক',
      'ছবির ঠিকানা',
      'পণ্যের ছবি',
    ],
  },
  more_images: {
    english: 'More images',
    bengali: 'আরও ছবি',
    usual: [
      'additional images',
      'additional image links',
      'other images',
      'more photos',
      'more pictures',
      'gallery',
      'অন্য ছবি',
    ],
  },
  price: {
    english: 'Price',
    bengali: 'দাম',
    sample: '1.40',
    usual: [
      'unit price',
      'price each',
      'price per unit',
      'price per piece',
      'wholesale price',
      'selling price',
      'sales price',
      'variant price',
      'rate',
      'একক দাম',
      'ইউনিটের দাম',
      'পাইকারি দাম',
      'বিক্রয় মূল্য',
      'মূল্য',
      'দর',
    ],
  },
  price_breaks: {
    english: 'Price breaks',
    bengali: 'দামের ধাপ',
    sample: '240:1.25 600:1.10',
    usual: [
      'price ladder',
      'price tiers',
      'tier prices',
      'tier pricing',
      'volume prices',
      'volume pricing',
      'quantity breaks',
      'ধাপে দাম',
    ],
  },
  stock: {
    english: 'Stock',
    bengali: 'মজুত',
    sample: '4800',
    usual: [
      'main quantity',
      'qty',
      'quantity',
      'stock qty',
      'stock quantity',
      'stock on hand',
      'stock level',
      'soh',
      'on hand',
      'qty on hand',
      'quantity on hand',
      'available qty',
      'available quantity',
      'qty available',
      'quantity available',
      'inventory',
      'inventory qty',
      'inventory quantity',
      'variant inventory qty',
      'পরিমাণ',
      'স্টক',
      'মজুদ',
      'মজুত পরিমাণ',
    ],
  },
  stock_when_exported: { english: 'Stock when exported', bengali: 'রপ্তানির সময়ের মজুত', usual: [] },
  minimum: {
    english: 'Min Quantity',
    bengali: 'ন্যূনতম পরিমাণ',
    sample: '120',
    usual: [
      'moq',
      'min qty',
      'min quantity',
      'min order',
      'min order qty',
      'min order quantity',
      'minimum qty',
      'minimum quantity',
      'minimum order',
      'minimum order qty',
      'minimum order quantity',
      'ন্যূনতম',
      'ন্যূনতম অর্ডার',
      'সর্বনিম্ন পরিমাণ',
      'সর্বনিম্ন অর্ডার',
    ],
  },
  carton: {
    english: 'Carton',
    bengali: 'কার্টন',
    sample: '24',
    usual: [
      'order multiple',
      'multiple',
      'carton qty',
      'carton quantity',
      'carton size',
      'units per carton',
      'qty per carton',
      'pcs per carton',
      'pieces per carton',
      'case qty',
      'case quantity',
      'case pack',
      'case size',
      'units per case',
      'pack qty',
      'pack quantity',
      'pack size',
      'units per pack',
      'কার্টনের পরিমাণ',
      'প্রতি কার্টনে',
      'প্যাকের পরিমাণ',
    ],
  },
  lead_days: {
    english: 'Lead time in days',
    bengali: 'প্রস্তুতির দিন',
    sample: '3',
    usual: [
      'lead time',
      'lead time days',
      'days to ship',
      'handling days',
      'handling time',
      'dispatch days',
      'পাঠাতে সময়',
      'পাঠাতে দিন',
    ],
  },
  rating: { english: 'Rating', bengali: 'রেটিং', sample: '4.5', usual: ['stars', 'average rating', 'গড় রেটিং'] },
  state: { english: 'State', bengali: 'অবস্থা', sample: 'published', usual: [] },
}

/** Ignores case, spaces, underscores, hyphens and other punctuation. */
const normalize = (heading: string) =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')

const entries = Object.entries(importHeadings) as [ImportColumn, (typeof importHeadings)[ImportColumn]][]
const own = new Map(
  entries.flatMap(([column, { bengali }]) => [column, bengali].map((heading) => [normalize(heading), column] as const)),
)
const usual = new Map(
  entries.flatMap(([column, words]) => words.usual.map((heading) => [normalize(heading), column] as const)),
)

/** The column of each heading. A usual word is ignored if another heading is our own name for that column. */
export function columnsOfHeadings(headings: readonly string[]): (ImportColumn | undefined)[] {
  const byOwnName = headings.map((heading) => own.get(normalize(heading)))
  return headings.map((heading, place) => {
    const column = byOwnName[place] ?? usual.get(normalize(heading))
    return column && !byOwnName[place] && byOwnName.includes(column) ? undefined : column
  })
}
