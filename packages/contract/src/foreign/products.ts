import { requiredFigures, requiredTexts } from '../catalog/required.ts'
import type { EditedFrom, NewProduct, Product, ProductChange } from '../catalog/types.ts'
import {
  type Call,
  type CallOptions,
  fill,
  insertedId,
  type KeyedOptions,
  read,
  readList,
  writeHeaders,
} from '../http/call.ts'
import * as endpoints from '../http/endpoints.ts'
import { amount, id, list, optional, type Reader, record, text } from '../http/fields.ts'
import { recordOf } from '../values/record.ts'

const flag: Reader<boolean> = (value) => value === true

const foreignProduct: Reader<Product> = record({
  _id: id,
  ...recordOf(requiredTexts, () => text),
  ...recordOf(requiredFigures, () => amount),
  version: optional(amount),
})
/** Fields of our server that need more than a plain value. */
const ourFields = record({
  withdrawn: optional(flag),
  supplier: optional(record({ id, name: text, verified: flag, smallestOrderValue: optional(amount) })),
  images: optional(list(text)),
  priceBreaks: optional(list(record({ from: amount, price: amount }))),
})
/** Passes on fields that no reader names, so that a new field needs no line here. */
const ourProduct: Reader<Product> = (value) => ({ ...(value as object), ...foreignProduct(value), ...ourFields(value) })

/** Fields that only our server has are ignored in a foreign answer: they may mean something else there. */
export const productOf = (call: Pick<Call, 'isOurs'>) => (call.isOurs() ? ourProduct : foreignProduct)

export function productCalls(call: Call) {
  return {
    getProduct: async (productId: string, options?: CallOptions): Promise<Product> => {
      const answer = await call(fill(endpoints.getProduct, productId), { ...options, isPublic: true })
      return read(productOf(call), answer)
    },

    getUserProducts: async (email: string, options?: CallOptions): Promise<Product[]> => {
      const answer = await call(fill(endpoints.getUserProducts, email), options)
      return readList(productOf(call), answer)
    },

    /** The product was added only if the answer has its id. */
    addProduct: async (added: NewProduct, options?: KeyedOptions) =>
      insertedId(await call(endpoints.addProduct, { ...options, body: added, ours: writeHeaders(options) })),

    /** The specification's eight fields. Our server gets the stock only if it was edited, so that no edit undoes a sale. */
    updateProduct: async (productId: string, change: ProductChange, from: EditedFrom = {}, options?: KeyedOptions) => {
      const isOurs = call.isOurs()
      await call(fill(endpoints.updateProduct, productId), {
        ...options,
        body: isOurs ? changesFrom(change, from) : change,
        ours: writeHeaders(options, from.version),
      })
    },

    /**
     * Takes units from stock, as the first step of a purchase. Resolves to the remaining stock if the server sends
     * it. `price`: the price of one unit as the buyer saw it. Only our server gets it.
     */
    takeUnits: async (
      productId: string,
      units: number,
      { price, ...options }: KeyedOptions & { price?: number | undefined } = {},
    ): Promise<number | null> => {
      const answer = await call(fill(endpoints.changeQuantity, productId), {
        ...options,
        body: { $inc: { mainQuantity: -units }, ...(call.isOurs() && { price }) },
        ours: writeHeaders(options),
      })
      const left = (answer.body as { mainQuantity?: unknown } | null)?.mainQuantity
      return typeof left === 'number' ? left : null
    },
  }
}

function changesFrom({ mainQuantity, ...others }: ProductChange, from: EditedFrom) {
  if (mainQuantity === from.mainQuantity) return others
  return { ...others, mainQuantity, expectedMainQuantity: from.mainQuantity }
}
