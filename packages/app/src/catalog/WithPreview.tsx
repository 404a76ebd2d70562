import { recordOf, requiredFigures, requiredTexts } from '@arot/contract'
import { readNumber } from '@arot/ui/NumberInput'
import { ProductCard } from '@arot/ui/ProductCard'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { fieldsOf } from '../platform/formFields.ts'
import { t } from '../platform/i18n/words.ts'
import { useSite } from '../platform/site.ts'

type Product = ComponentProps<typeof ProductCard>['product']

type WithPreviewProps = {
  /** The values that the form starts with. */
  start?: Partial<Product> | undefined
  /** Change it when the form starts again. The preview then forgets the typed values. */
  generation?: number
  children: ReactNode
}

/** Shows the product's card beside its form on a wide screen. The card follows the typed values. */
export function WithPreview({ start = {}, generation = 0, children }: WithPreviewProps) {
  const { locale } = useSite()
  const [typed, setTyped] = useState<{ generation: number; fields: Record<string, string> }>()
  const fields = typed?.generation === generation ? typed.fields : undefined
  return (
    <div
      className="grid items-start gap-x-8 arot-xl:grid-cols-[minmax(0,1fr)_17rem]"
      onInput={({ currentTarget }) => setTyped({ generation, fields: fieldsOf(currentTarget) })}
    >
      <div className="min-w-0">{children}</div>
      {/* A preview only: nothing in it can be pressed, and the form already has all of its content. */}
      <div data-slot="product-preview" inert aria-hidden className="sticky top-24 hidden gap-2 arot-xl:grid">
        <p className="text-arot-13 text-arot-muted">{t('How buyers see it in lists')}</p>
        <ProductCard product={cardOf(start, fields, locale)} href="" />
      </div>
    </div>
  )
}

function cardOf(start: Partial<Product>, fields: Record<string, string> | undefined, locale: string): Product {
  const texts = recordOf(requiredTexts, (name) => (fields?.[name] ?? start[name] ?? '').trim())
  const figures = recordOf(requiredFigures, (name) => {
    const value = fields?.[name]
    return (value === undefined ? start[name] : readNumber(value, locale)) ?? 0
  })
  return {
    ...start,
    ...texts,
    ...figures,
    _id: 'preview',
    name: texts.name || t('Your product'),
    brand: texts.brand || t('Brand'),
    description: texts.description || t('Description'),
    rating: Math.min(5, figures.rating),
  }
}
