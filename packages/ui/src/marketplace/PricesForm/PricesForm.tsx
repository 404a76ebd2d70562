'use client'

import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { cn, fromCaller } from '../../lib/cn.ts'
import { formatExactMoney } from '../../lib/format.ts'
import { useHost } from '../../lib/host.ts'
import { saved } from '../../lib/saved.ts'
import { useWords } from '../../lib/useWords.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { NumberInput } from '../../primitives/NumberInput/NumberInput.tsx'
import { english as ofSteps } from '../PriceBreaksField/labels.ts'
import { PriceBreaksField } from '../PriceBreaksField/PriceBreaksField.tsx'
import { PriceLadder } from '../PriceLadder/PriceLadder.tsx'
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

export type PricesAnswer = Promise<PricesErrors | null | undefined> | Promise<void>

export type PricesFormProps = Omit<ComponentProps<'form'>, 'children' | 'onSubmit' | 'onChange' | 'noValidate'> & {
  /** What it begins with: its prices, and the minimum and carton by which steps are judged. */
  product: PricedProduct
  /** Saves; resolves to what is wrong with it, or to nothing. */
  onSubmit: (values: PricesValues) => PricesAnswer
  /** The host's rules, over what can be read as prices. */
  validate?: ((values: PricesValues) => PricesErrors) | undefined
  /** Texts that replace those of the chosen language. */
  labels?: Partial<PricesFormLabels> | undefined
}

/**
 * Changes what a product costs, and shows how it was understood before it is saved. A product that changes meanwhile changes
 * what nobody has touched.
 */
export function PricesForm({ product, onSubmit, validate, labels, className, ref, ...props }: PricesFormProps) {
  const { locale } = useHost()
  const own = useWords('PricesForm', english, labels)
  const words = { ...own, incomplete: useWords('PriceBreaksField', ofSteps, undefined).incomplete }
  const steps = useRef<HTMLFieldSetElement>(null)
  const [meant, setMeant] = useState<PricesValues | undefined>(() => plain(product))
  const [errors, setErrors] = useState<PricesErrors>({})
  const [isPending, setIsPending] = useState(false)

  // What nobody has touched follows the product, as after somebody else was faster.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields have changed with it
  useEffect(() => {
    const form = steps.current?.form
    if (form) setMeant(readPrices(typedIn(form), locale))
  }, [product, locale])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const form = event.currentTarget
    const values = readPrices(typedIn(form), locale)
    const faults = values ? validateValues(values) : faultsOf(typedIn(form), words, locale)
    show(form, values && isEmpty(faults) ? await save(values) : faults)
  }

  function validateValues(values: PricesValues) {
    return validate ? validate(values) : validatePrices(product, values, words)
  }

  async function save(values: PricesValues): Promise<PricesErrors> {
    setErrors({})
    setIsPending(true)
    const refused = await saved(() => onSubmit(values), words.failed)
    setIsPending(false)
    return refused
  }

  /** Written before the focus moves: a screen reader reads the field together with its error. */
  function show(form: HTMLFormElement, faults: PricesErrors) {
    flushSync(() => setErrors(faults))
    if (faults.price) return control(form, 'price')?.focus()
    if (!faults.priceBreaks) return
    const wrong = steps.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    const first = wrong ?? steps.current?.querySelector<HTMLElement>('input, button')
    first?.focus()
  }

  const { price, priceBreaks } = errors
  return (
    <form
      ref={ref}
      data-slot="prices-form"
      aria-busy={isPending || undefined}
      {...props}
      noValidate
      onSubmit={submit}
      onInput={({ currentTarget }) => setMeant(readPrices(typedIn(currentTarget), locale))}
      className={cn(
        'grid max-w-3xl gap-5 rounded-arot-card border border-arot-line bg-arot-surface p-4 shadow-arot-card arot-md:p-6',
        fromCaller(className),
      )}
    >
      <NumberInput
        name="price"
        label={words.price}
        hint={words.priceHint}
        required
        hasDecimals
        defaultValue={product.price}
        error={price}
        onValueChange={() => setErrors({ ...errors, price: undefined })}
        className="max-w-60"
      />
      <PriceBreaksField
        ref={steps}
        name="priceBreaks"
        label={words.steps}
        hint={words.stepsHint}
        defaultValue={product.priceBreaks}
        error={typeof priceBreaks === 'string' ? priceBreaks : undefined}
        errors={typeof priceBreaks === 'string' ? undefined : priceBreaks}
        onValueChange={() => setErrors({ ...errors, priceBreaks: undefined })}
        className="max-w-md"
      />
      <Understood {...{ product, words }} values={meant && isEmpty(validateValues(meant)) ? meant : undefined} />
      {errors.form === undefined ? null : <Notice {...errors.form} />}
      <Button type="submit" size="lg" isPending={isPending} className="arot-md:justify-self-end">
        {words.save}
      </Button>
    </form>
  )
}

type UnderstoodProps = { product: PricedProduct; values: PricesValues | undefined; words: PricesFormLabels }

/** Nothing while it could not be saved as it stands. */
function Understood({ product, values, words }: UnderstoodProps) {
  const { currency, locale } = useHost()
  if (!values) return null
  return (
    <section data-slot="prices-form-preview" aria-label={words.preview} className="grid max-w-md gap-2">
      <p aria-hidden className="font-semibold text-arot-13 text-arot-muted">
        {words.preview}
      </p>
      {values.priceBreaks.length > 0 ? (
        <PriceLadder product={{ ...product, ...values }} />
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

function typedIn(form: HTMLFormElement): TypedPrices {
  return { price: control(form, 'price')?.value ?? '', steps: control(form, 'priceBreaks')?.value ?? '' }
}

function isEmpty(errors: PricesErrors) {
  return Object.values(errors).every((error) => error === undefined)
}
