import type { ProductField } from './productValues.ts'
import type { OptionalFigure, WholesaleField } from './wholesale.ts'

export type ProductFormLabels = {
  fields: Record<ProductField, string>
  /** The titles of the groups of fields. Without wholesale fields the price is a group of its own. */
  sections: Record<'pictures' | 'basics' | 'pricing' | 'stock' | 'rating', string>
  hints: Record<'image' | 'price' | 'fixedPrice' | 'rating' | 'reviewed' | 'mainQuantity' | 'minQuantity', string>
  /** The link from the price of an update to the page that edits it. */
  changePrices: string
  requiredNote: string
  chooseCategory: string
  add: string
  update: string
  missing: (field: string) => string
  /** When the typed text is not a number. */
  unreadable: (typed: string) => string
  offStep: string
  /** While a picture is being uploaded. */
  stillSending: string
  /** A stock that nobody can buy: the smallest order, formatted and as a number. */
  tooLittleStock: { title: string; text: (units: string, number: number) => string }
  /** The errors of the default rules for numbers. */
  rules: Record<'price' | 'rating' | 'mainQuantity' | 'minQuantity', string>
  addFailed: { title: string; text: string }
  updateFailed: { title: string; text: string }
  conflict: { title: string; text: string; options: { mine: string; theirs: string } }
  /** The group with the optional fields. */
  wholesale: {
    title: string
    text: string
    fields: Record<WholesaleField, string>
    hints: Record<WholesaleField, string>
    /** The errors of the default rules. */
    rules: Record<OptionalFigure | 'priceBreaks', string>
    /** In a conflict, for an empty field. */
    none: string
  }
}

export const english: ProductFormLabels = {
  fields: {
    image: 'Image',
    name: 'Name',
    brand: 'Brand',
    category: 'Category',
    description: 'Description',
    price: 'Price',
    rating: 'Rating',
    mainQuantity: 'Quantity',
    minQuantity: 'Min Quantity',
  },
  sections: {
    pictures: 'Pictures',
    basics: 'Basics',
    pricing: 'Price and cartons',
    stock: 'Stock',
    rating: 'Rating',
  },
  hints: {
    image: 'The address of a picture, as https://…',
    price: 'For one unit.',
    fixedPrice: 'The price cannot be changed here.',
    rating: 'Your own rating, from 1 to 5. Buyers see it until they review the product.',
    reviewed: 'Buyers’ reviews count now: it is their average.',
    mainQuantity: 'Units in stock.',
    minQuantity: 'The fewest units a buyer can order.',
  },
  changePrices: 'Change prices',
  requiredNote: 'Fields with * are required.',
  chooseCategory: 'Choose a category',
  add: 'Add Product',
  update: 'Update Product',
  missing: (field) => `${field} is required`,
  unreadable: (typed) => `“${typed}” cannot be read as a number`,
  offStep: 'Use one decimal at most',
  stillSending: 'Wait until every picture has arrived.',
  tooLittleStock: {
    title: 'Nobody can buy this yet',
    text: (units) => `The smallest order is ${units} units. The stock is smaller than that.`,
  },
  rules: {
    price: 'Enter a price above 0',
    rating: 'Enter a rating from 1 to 5',
    mainQuantity: 'Enter whole units, 0 or more',
    minQuantity: 'Enter whole units, 1 or more',
  },
  addFailed: { title: 'Error!', text: 'Something went wrong.' },
  updateFailed: { title: 'Error', text: 'Something went wrong.' },
  conflict: {
    title: 'This product has changed since you opened it.',
    text: 'Nothing was saved, and nothing you typed is lost. Choose which values to keep, then update again.',
    options: { mine: 'Yours', theirs: 'Now' },
  },
  wholesale: {
    title: 'Wholesale',
    text: 'All of these are optional.',
    fields: {
      sku: 'SKU',
      orderMultiple: 'Carton',
      leadDays: 'Lead time',
      priceBreaks: 'Price breaks',
    },
    hints: {
      sku: 'Your own number for this product.',
      orderMultiple: 'Units in one carton. Buyers order whole cartons.',
      leadDays: 'Days until you ship it.',
      priceBreaks: 'Lower prices for more units.',
    },
    rules: {
      orderMultiple: 'Enter whole units, 1 or more',
      leadDays: 'Enter whole days, 0 or more',
      priceBreaks: 'Start above the previous price break, use whole cartons and lower the price',
    },
    none: 'None',
  },
}
