import { recordOf, requiredFigures, requiredTexts } from '@arot/contract'
import { readNumber } from '@arot/ui/NumberInput'
import { ProductCard } from '@arot/ui/ProductCard'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { fieldsOf } from '../platform/formFields.ts'
import { t } from '../platform/i18n/words.ts'
import { useSite } from '../platform/site.ts'

type Product = ComponentProps<typeof ProductCard>['product']

type WithPreviewProps = {
  /** What the form begins with, or begins with again. */
  start?: Partial<Product> | undefined
  /** Changes when the form starts again. */
  generation?: number
  /** The form of a product. */
  children: ReactNode
}

/** Beside a product's form on a wide screen, its card as buyers see it, which follows what is typed. */
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
      {/* A picture of the card: nothing in it can be pressed, and the form says all of it already. */}
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
