'use client'

import { formatExactMoney, formatMoney } from '@arot/ui/internal/lib/format'
import { useHost } from '@arot/ui/internal/lib/host'
import { tintOf } from '@arot/ui/internal/marketplace/category'
import { Link } from '@arot/ui/Link'
import { NumberInput, readNumber } from '@arot/ui/NumberInput'
import { Picture } from '@arot/ui/Picture'
import { PicturesField, type UploadPicture } from '@arot/ui/PicturesField'
import { Select } from '@arot/ui/Select'
import { TextArea } from '@arot/ui/TextArea'
import { TextInput } from '@arot/ui/TextInput'
import { useCategoryName } from '@arot/ui/useCategoryName'
import type { Form } from '@arot/ui/useForm'
import { useState } from 'react'
import { FormSection } from '../FormSection.tsx'
import type { ProductFormLabels } from './labels.ts'
import { type FieldStarts, type ProductField, type ProductValues, picturesOf } from './productValues.ts'
import { StockWarning } from './StockWarning.tsx'
import { WholesaleFields } from './WholesaleFields.tsx'

type Props = {
  /** An update does not change prices. */
  mode: 'add' | 'update'
  /** The initial values. Without it the fields are empty. */
  product: FieldStarts | undefined
  categories: readonly string[]
  form: Form<ProductValues>
  labels: ProductFormLabels
  hasWholesale: boolean
  pricesHref: string | undefined
  uploadPicture: UploadPicture | undefined
  /** The product has reviews, so its rating comes from buyers. */
  isReviewed: boolean
}

export function ProductFields({ mode, product, form, labels, ...props }: Props) {
  const { categories, hasWholesale, pricesHref, uploadPicture, isReviewed } = props
  const { currency, locale } = useHost()
  const nameOf = useCategoryName()
  const [figures, setFigures] = useState(() => figuresOf(product, locale))
  // A category that is not in the list stays until the user chooses another.
  const offered =
    product === undefined || categories.includes(product.category) ? categories : [product.category, ...categories]

  /** The props of a field: label, error and initial value. */
  const field = (name: ProductField) => ({
    ...form.field(name),
    label: labels.fields[name],
    required: true,
    defaultValue: product?.[name],
  })

  /** A field whose number decides, together with others, whether anyone can buy the product. */
  const figure = (name: 'mainQuantity' | 'minQuantity') => ({
    ...field(name),
    onValueChange: (value: number | null) => setFigures({ ...figures, [name]: value }),
  })

  return (
    <>
      <FormSection title={labels.sections.pictures}>
        {uploadPicture === undefined ? (
          <ImageField {...field('image')} hint={labels.hints.image} start={product} />
        ) : (
          <PicturesField
            {...field('image')}
            allName="images"
            picturesError={form.field('images').error}
            defaultValue={product && picturesOf(product)}
            upload={uploadPicture}
            onValueChange={() => form.clear('image', 'images')}
            tint={tintOf(product?.category ?? '')}
            className="arot-md:col-span-2"
          />
        )}
      </FormSection>
      <FormSection title={labels.sections.basics}>
        <TextInput {...field('name')} className="arot-md:col-span-2" />
        <TextInput {...field('brand')} />
        <Select
          {...field('category')}
          options={offered.map((category) => ({ value: category, label: nameOf(category) }))}
          placeholder={labels.chooseCategory}
          defaultValue={product?.category ?? ''}
        />
        <TextArea {...field('description')} className="arot-md:col-span-2" />
      </FormSection>
      <FormSection title={hasWholesale ? labels.sections.pricing : labels.fields.price}>
        {mode === 'add' || product === undefined ? (
          <NumberInput
            {...field('price')}
            hasDecimals
            format={(price) => formatExactMoney(price, currency, locale)}
            hint={labels.hints.price}
          />
        ) : (
          <div className="grid min-w-0 content-start gap-1.5">
            <TextInput
              label={labels.fields.price}
              hint={labels.hints.fixedPrice}
              value={formatMoney(product.price, currency, locale)}
              readOnly
            />
            {pricesHref === undefined ? null : (
              <Link href={pricesHref} className={pricesLink}>
                {labels.changePrices}
              </Link>
            )}
          </div>
        )}
        {hasWholesale ? (
          <WholesaleFields
            {...{ mode, product, form, labels }}
            onCartonChange={(carton) => setFigures({ ...figures, orderMultiple: carton })}
          />
        ) : null}
      </FormSection>
      <FormSection title={labels.sections.stock}>
        <NumberInput {...figure('mainQuantity')} hint={labels.hints.mainQuantity} />
        <NumberInput {...figure('minQuantity')} hint={labels.hints.minQuantity} />
        <StockWarning
          stock={figures.mainQuantity}
          minimum={figures.minQuantity}
          carton={figures.orderMultiple}
          labels={labels}
        />
      </FormSection>
      <FormSection title={labels.sections.rating}>
        <NumberInput
          {...field('rating')}
          hasDecimals
          readOnly={isReviewed}
          hint={isReviewed ? labels.hints.reviewed : labels.hints.rating}
        />
      </FormSection>
    </>
  )
}

/** The initial numbers: from the product, or from text that the user has typed. */
function figuresOf(product: FieldStarts | undefined, locale: string) {
  const read = (start: number | string | undefined) =>
    typeof start === 'number' ? start : readNumber(start ?? '', locale)
  return {
    mainQuantity: read(product?.mainQuantity),
    minQuantity: read(product?.minQuantity),
    orderMultiple: read(product?.orderMultiple),
  }
}

const pricesLink =
  'arot-focus w-fit rounded-arot-control font-semibold text-arot-13 text-arot-brand underline-offset-4 hover:underline pointer-coarse:py-3'

type ImageFieldProps = {
  name: string
  label: string
  hint: string
  error?: string | undefined
  required: boolean
  start: FieldStarts | undefined
}

/** An address with its picture, which loads on blur, not at every keystroke. */
function ImageField({ start, ...field }: ImageFieldProps) {
  const [address, setAddress] = useState(start?.image ?? '')
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-4 arot-md:col-span-2">
      <Picture
        src={address}
        alt=""
        tint={tintOf(start?.category ?? '')}
        className="size-20 rounded-arot-tile border border-arot-line"
      />
      <TextInput
        {...field}
        type="url"
        inputMode="url"
        autoComplete="off"
        defaultValue={start?.image}
        onBlur={(event) => setAddress(event.target.value.trim())}
      />
    </div>
  )
}
