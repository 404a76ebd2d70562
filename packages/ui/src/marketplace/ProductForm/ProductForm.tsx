'use client'

import { type ComponentProps, type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { cn, fromCaller } from '../../lib/cn.ts'
import { useHost } from '../../lib/host.ts'
import { useWords } from '../../lib/useWords.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { categories as sevenCategories } from '../category.ts'
import { english as ofSteps } from '../PriceBreaksField/labels.ts'
import { type Choice, type Choices, choicesFor, merged, plain } from './conflict.ts'
import { failureOf, faultsOfControls, isEmpty } from './faults.ts'
import { judgeProduct } from './judge.ts'
import { english, type ProductFormLabels } from './labels.ts'
import { ProductConflict } from './ProductConflict.tsx'
import { ProductFields } from './ProductFields.tsx'
import {
  type Conflict,
  type EditedField,
  type FieldStarts,
  focusOnFirst,
  type ProductErrors,
  type ProductValues,
  readProduct,
  typedIn,
} from './productValues.ts'

export type { Conflict, ProductErrors, ProductFormLabels, ProductValues }

export type ProductAnswer = Promise<ProductErrors | null | undefined> | Promise<void>

type Add = {
  /** @default 'add' */
  mode?: 'add' | undefined
  /** What its fields begin with, as where a product is made after another. */
  product?: ProductValues | undefined
  conflict?: undefined
  pricesHref?: undefined
  /** Saves; resolves to what is wrong with it, or to nothing, which empties the form. */
  onSubmit: (values: ProductValues) => ProductAnswer
}

type Update = {
  mode: 'update'
  /** What is updated, as it is now. */
  product: ProductValues
  /** The last update came too late: both values are offered of what has changed meanwhile, and the next one goes on. */
  conflict?: Conflict | undefined
  /** Where the prices are changed; without it the price is only shown. */
  pricesHref?: string | undefined
  /** Saves all but the prices; resolves to what is wrong with it, or to nothing. */
  onSubmit: (values: Omit<ProductValues, 'price' | 'priceBreaks'>) => ProductAnswer
}

export type ProductFormProps = Omit<ComponentProps<'form'>, 'children' | 'onSubmit' | 'onChange' | 'noValidate'> &
  (Add | Update) & {
    /** Whether it also asks for what only some products have: number, carton, lead time, price steps. @default false */
    hasWholesale?: boolean | undefined
    /** The host's rules, over filled and readable values. */
    validate?: ((values: ProductValues) => ProductErrors) | undefined
    /** @default the seven */
    categories?: readonly string[] | undefined
    labels?: Partial<ProductFormLabels> | undefined
  }

/** What the fields begin with; another generation of them empties or fills all of them. */
type Start = { generation: number; product: FieldStarts | undefined }

/** Adds a product, or updates one. What is typed stays until it is saved. */
export function ProductForm(props: ProductFormProps) {
  const {
    mode = 'add',
    product,
    conflict: told,
    pricesHref,
    onSubmit: _onSubmit,
    hasWholesale = false,
    validate: ownRules,
    categories = sevenCategories,
    labels: own,
    className,
    ...rest
  } = props
  const { locale } = useHost()
  const labels = useWords('ProductForm', english, own)
  const { incomplete } = useWords('PriceBreaksField', ofSteps, undefined)
  const validate = ownRules ?? ((values: ProductValues) => judgeProduct(values, labels))
  const [errors, setErrors] = useState<ProductErrors>({})
  const [isPending, setIsPending] = useState(false)
  const [start, setStart] = useState<Start>({ generation: 0, product })
  const [sent, setSent] = useState<ProductValues>()
  const [answered, setAnswered] = useState(told)
  const [choices, setChoices] = useState<Choices>({})
  const conflict = hasWholesale || !told ? told : plain(told)

  if (told !== answered) {
    setAnswered(told)
    if (conflict && sent) {
      const first = choicesFor(conflict, sent)
      setChoices(first)
      begin(merged(sent, conflict, first))
    }
  }

  function begin(values: FieldStarts | undefined) {
    setStart({ generation: start.generation + 1, product: values })
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const form = event.currentTarget
    const saved = conflict?.theirs ?? (mode === 'update' ? product : undefined)
    const values = readProduct(form, locale, saved, saved && start.product && { price: start.product.price })
    setSent(values)
    const faults = { ...validate(values), ...faultsOfControls(form, saved, { ...labels, incomplete }, locale) }
    if (mode === 'update') delete faults.price // nobody could mend what has no field here
    if (isEmpty(faults)) show(form, await save(values))
    else show(form, faults)
  }

  async function save(values: ProductValues) {
    setErrors({})
    setIsPending(true)
    try {
      return (await send(props, values)) ?? {}
    } catch (error) {
      return { form: failureOf(error, mode, labels) }
    } finally {
      setIsPending(false)
    }
  }

  function show(form: HTMLFormElement, faults: ProductErrors) {
    if (isEmpty(faults)) {
      if (mode === 'add') begin(undefined)
      return
    }
    // Written before the focus moves: a screen reader reads the field together with its error.
    flushSync(() => setErrors(faults))
    focusOnFirst(form, faults)
  }

  /** The other fields keep what was typed in them since. */
  function take(form: HTMLFormElement, field: EditedField, choice: Choice) {
    if (!conflict || !sent) return
    const { [field]: value } = choice === 'mine' ? sent : conflict.theirs
    setChoices({ ...choices, [field]: choice })
    setErrors({ ...errors, [field]: undefined })
    begin({ ...typedIn(form, conflict.theirs.price), [field]: value })
  }

  function forget(event: FormEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement
    if (name in errors) setErrors({ ...errors, [name]: undefined })
  }

  return (
    <form
      data-slot="product-form"
      aria-busy={isPending || undefined}
      {...rest}
      noValidate
      onSubmit={submit}
      onChange={forget}
      className={cn(
        'grid max-w-3xl gap-5 rounded-arot-card border border-arot-line bg-arot-surface p-4 shadow-arot-card arot-md:p-6',
        fromCaller(className),
      )}
    >
      <p className="text-arot-13 text-arot-muted">{labels.allRequired}</p>
      <ProductFields
        key={start.generation}
        product={start.product}
        {...{ mode, categories, errors, labels, hasWholesale, pricesHref }}
        onStepsChange={() => setErrors({ ...errors, priceBreaks: undefined })}
      />
      {conflict && sent ? (
        <ProductConflict
          {...{ conflict, labels }}
          mine={sent}
          choiceOf={(field) => choices[field] ?? 'mine'}
          onChoose={take}
        />
      ) : null}
      {errors.form === undefined ? null : <Notice {...errors.form} />}
      <Button type="submit" size="lg" isPending={isPending} className="arot-md:justify-self-end">
        {labels[mode]}
      </Button>
    </form>
  )
}

function send(props: ProductFormProps, values: ProductValues) {
  if (props.mode !== 'update') return props.onSubmit(values)
  const { price: _price, priceBreaks: _steps, ...sent } = values
  return props.onSubmit(sent)
}
