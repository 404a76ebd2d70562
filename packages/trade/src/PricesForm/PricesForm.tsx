'use client'

import { Button } from '@arot/ui/Button'
import { cn, fromCaller } from '@arot/ui/internal/lib/cn'
import { formatExactMoney } from '@arot/ui/internal/lib/format'
import { hasErrors } from '@arot/ui/internal/lib/formErrors'
import { useHost } from '@arot/ui/internal/lib/host'
import { useWords } from '@arot/ui/internal/lib/useWords'
import { english as ofSteps } from '@arot/ui/internal/marketplace/PriceBreaksField/labels'
import { NumberInput } from '@arot/ui/NumberInput'
import { PriceBreaksField } from '@arot/ui/PriceBreaksField'
import { PriceLadder } from '@arot/ui/PriceLadder'
import { type Form, type FormAnswer, useForm } from '@arot/ui/useForm'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { english, type PricesFormLabels } from './labels.ts'
import {
  faultsOf,
  type PricedProduct,
  type PricesErrors,
  type PricesValues,
  readPrices,
  type TypedPrices,
  validatePrices,
} from './prices.ts'

export type { PricedProduct, PricesErrors, PricesFormLabels, PricesValues }

export type PricesFormProps = Omit<ComponentProps<'form'>, 'children' | keyof Form['props']> & {
  /** The product: its initial prices, and the minimum and carton for the rules of steps. */
  product: PricedProduct
  /** Saves the prices. Resolves to the errors, or to nothing on success. */
  onSubmit: (values: PricesValues) => FormAnswer<PricesValues>
  /** The host's own rules, for values that are valid numbers. */
  validate?: ((values: PricesValues) => PricesErrors) | undefined
  /** Texts that replace those of the chosen language. */
  labels?: Partial<PricesFormLabels> | undefined
}

/**
 * Edits the prices of a product, and shows how the text was understood before it is saved. If the product changes
 * meanwhile, fields that the user has not changed follow it.
 */
export function PricesForm({ product, onSubmit, validate, labels, className, ref, ...props }: PricesFormProps) {
  const { locale } = useHost()
  const own = useWords('PricesForm', english, labels)
  const words = { ...own, incomplete: useWords('PriceBreaksField', ofSteps, undefined).incomplete }
  const steps = useRef<HTMLFieldSetElement>(null)
  const [parsed, setParsed] = useState<PricesValues | undefined>(() => plain(product))
  const rules = (values: PricesValues) => (validate ? validate(values) : validatePrices(product, values, words))
  const form = useForm<PricesValues>({
    // If the text is not a price, `validate` reports that before any rule runs.
    read: (element) => readPrices(readForm(element), locale) ?? plain(product),
    validate: (values, element) => {
      const unread = faultsOf(readForm(element), words, locale)
      return hasErrors(unread) ? unread : rules(values)
    },
    onSubmit,
    failure: words.failed,
  })

  // Fields that the user has not changed follow the product, for example after another person has saved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields follow the product
  useEffect(() => {
    const element = steps.current?.form
    if (element) setParsed(readPrices(readForm(element), locale))
  }, [product, locale])

  return (
    <form
      ref={ref}
      data-slot="prices-form"
      {...props}
      {...form.props}
      onInput={(event) => {
        form.props.onInput(event)
        setParsed(readPrices(readForm(event.currentTarget), locale))
      }}
      className={cn(
        'grid max-w-3xl gap-5 rounded-arot-card border border-arot-line bg-arot-surface p-4 shadow-arot-card arot-md:p-6',
        fromCaller(className),
      )}
    >
      <NumberInput
        {...form.field('price')}
        label={words.price}
        hint={words.priceHint}
        required
        hasDecimals
        defaultValue={product.price}
        className="max-w-60"
      />
      <PriceBreaksField
        {...form.field('priceBreaks')}
        ref={steps}
        label={words.steps}
        hint={words.stepsHint}
        defaultValue={product.priceBreaks}
        className="max-w-md"
      />
      <Preview {...{ product, words }} values={parsed && !hasErrors(rules(parsed)) ? parsed : undefined} />
      {form.notice}
      <Button type="submit" size="lg" isPending={form.isPending} className="arot-md:justify-self-end">
        {words.save}
      </Button>
    </form>
  )
}

type PreviewProps = { product: PricedProduct; values: PricesValues | undefined; words: PricesFormLabels }

/** Renders nothing while the prices are invalid. */
function Preview({ product, values, words }: PreviewProps) {
  const { currency, locale } = useHost()
  // Without the supplier, so that the preview shows every typed price, even below a smallest order value.
  const { minQuantity, orderMultiple } = product
  if (!values) return null
  return (
    <section data-slot="prices-form-preview" aria-label={words.preview} className="grid max-w-md gap-2">
      <p aria-hidden className="font-semibold text-arot-13 text-arot-muted">
        {words.preview}
      </p>
      {values.priceBreaks.length > 0 ? (
        <PriceLadder product={{ minQuantity, orderMultiple, ...values }} />
      ) : (
        <p className="text-arot-14 text-arot-ink">{words.onePrice(formatExactMoney(values.price, currency, locale))}</p>
      )}
    </section>
  )
}

function plain({ price, priceBreaks = [] }: PricedProduct) {
  return { price, priceBreaks: [...priceBreaks] }
}

const control = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement | null

function readForm(form: HTMLFormElement): TypedPrices {
  return { price: control(form, 'price')?.value ?? '', steps: control(form, 'priceBreaks')?.value ?? '' }
}
