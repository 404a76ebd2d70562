import type { ComponentProps } from 'react'
import type { Form, FormAnswer } from '../../lib/useForm.tsx'
import type { UploadPicture } from '../PicturesField/PicturesField.tsx'
import type { Product } from '../product.ts'
import type { ProductFormLabels } from './labels.ts'
import type { Conflict, ProductErrors, ProductValues } from './productValues.ts'

type Add = {
  /**
   * Adds a product, or updates one.
   * @default 'add'
   */
  mode?: 'add' | undefined
  /** What its fields begin with, as where a product is made after another. */
  product?: ProductValues | undefined
  conflict?: undefined
  pricesHref?: undefined
  /** Saves; resolves to what is wrong with it, or to nothing, which empties the form unless it was changed meanwhile. */
  onSubmit: (values: ProductValues) => FormAnswer<ProductValues>
}

type Update = {
  /** Adds a product, or updates one. */
  mode: 'update'
  /** What is updated, as it is now. */
  product: ProductValues & Pick<Product, 'reviewCount'>
  /** The last update came too late: both values are offered of what has changed meanwhile, and the next one goes on. */
  conflict?: Conflict | undefined
  /** Where the prices are changed; without it the price is only shown. */
  pricesHref?: string | undefined
  /** Saves all but the prices; resolves to what is wrong with it, or to nothing. */
  onSubmit: (values: Omit<ProductValues, 'price' | 'priceBreaks'>) => FormAnswer<ProductValues>
}

export type ProductFormProps = Omit<ComponentProps<'form'>, 'children' | keyof Form['props']> &
  (Add | Update) & {
    /** Sends a picture that is dropped; with it there may be several of them, without it there is one address. */
    uploadPicture?: UploadPicture | undefined
    /** Whether it also asks for what only some products have: number, carton, lead time, price steps. @default false */
    hasWholesale?: boolean | undefined
    /** The host's rules, over filled and readable values. */
    validate?: ((values: ProductValues) => ProductErrors) | undefined
    /**
     * The categories to choose from.
     * @default the seven
     */
    categories?: readonly string[] | undefined
    /** Texts that replace those of the chosen language. */
    labels?: Partial<ProductFormLabels> | undefined
  }

/** Hands on what the form's way of saving takes: an update leaves the prices out. */
export function send(props: ProductFormProps, values: ProductValues) {
  if (props.mode !== 'update') return props.onSubmit(values)
  const { price: _price, priceBreaks: _steps, ...sent } = values
  return props.onSubmit(sent)
}
