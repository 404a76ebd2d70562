import type { Product } from '@arot/ui'
import type { UploadPicture } from '@arot/ui/PicturesField'
import type { Form, FormAnswer } from '@arot/ui/useForm'
import type { ComponentProps } from 'react'
import type { ProductFormLabels } from './labels.ts'
import type { Conflict, ProductErrors, ProductValues } from './productValues.ts'

type Add = {
  /** Whether the form adds a product or updates one. @default 'add' */
  mode?: 'add' | undefined
  /** The initial values, such as those of another product to copy. */
  product?: ProductValues | undefined
  conflict?: undefined
  pricesHref?: undefined
  /**
   * Saves the product. Resolves to the errors, or to nothing on success. The form then resets, unless the user has
   * changed it meanwhile.
   */
  onSubmit: (values: ProductValues) => FormAnswer<ProductValues>
}

type Update = {
  /** Whether the form adds a product or updates one. */
  mode: 'update'
  /** The current product. */
  product: ProductValues & Pick<Product, 'reviewCount'>
  /**
   * The last update was too late: the form shows both values of each changed field, and the next update submits the
   * chosen ones.
   */
  conflict?: Conflict | undefined
  /** The address of the page that edits the prices. Without it the price is not a link. */
  pricesHref?: string | undefined
  /** Saves everything except the prices. Resolves to the errors, or to nothing on success. */
  onSubmit: (values: Omit<ProductValues, 'price' | 'priceBreaks'>) => FormAnswer<ProductValues>
}

export type ProductFormProps = Omit<ComponentProps<'form'>, 'children' | keyof Form['props']> &
  (Add | Update) & {
    /** Uploads a dropped picture. With it there can be several pictures, without it one address. */
    uploadPicture?: UploadPicture | undefined
    /** Whether the form has the fields that only some products have: SKU, carton, lead time, price steps. @default false */
    hasWholesale?: boolean | undefined
    /** The host's own rules, for complete and valid values. */
    validate?: ((values: ProductValues) => ProductErrors) | undefined
    /** The categories to choose from. @default the seven categories */
    categories?: readonly string[] | undefined
    /** Texts that replace those of the chosen language. */
    labels?: Partial<ProductFormLabels> | undefined
  }

/** Passes the values to `onSubmit`, for an update without the prices. */
export function send(props: ProductFormProps, values: ProductValues) {
  if (props.mode !== 'update') return props.onSubmit(values)
  const { price: _price, priceBreaks: _steps, ...sent } = values
  return props.onSubmit(sent)
}
