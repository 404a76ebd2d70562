'use client'

import { type ComponentProps, type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { cn } from '../../lib/cn.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { categories as sevenCategories } from '../category.ts'
import { failureOf, faultsOfControls } from './faults.ts'
import { english, type ProductFormLabels } from './labels.ts'
import { ProductFields } from './ProductFields.tsx'
import {
  controlOf,
  judgeProduct,
  type ProductErrors,
  type ProductValues,
  productFields,
  readProduct,
} from './productValues.ts'

export type { ProductErrors, ProductFormLabels, ProductValues }

type Answer = Promise<ProductErrors | null | undefined> | Promise<void>

type Add = {
  /** @default 'add' */
  mode?: 'add'
  product?: undefined
  /** Saves; resolves to what is wrong with it, or to nothing, which empties the form. */
  onSubmit: (values: ProductValues) => Answer
}

type Update = {
  mode: 'update'
  /** What is updated, as it is now. */
  product: ProductValues
  /** Saves all but the price; resolves to what is wrong with it, or to nothing. */
  onSubmit: (values: Omit<ProductValues, 'price'>) => Answer
}

export type ProductFormProps = Omit<ComponentProps<'form'>, 'children' | 'onSubmit' | 'onChange' | 'noValidate'> &
  (Add | Update) & {
    /** The host's rules, over filled and readable values. */
    validate?: (values: ProductValues) => ProductErrors
    /** @default the seven */
    categories?: readonly string[]
    labels?: ProductFormLabels
  }

/** Adds a product, or updates one. What is typed stays until it is saved. */
export function ProductForm(props: ProductFormProps) {
  const {
    mode = 'add',
    product,
    onSubmit: _onSubmit,
    validate = judgeProduct,
    categories = sevenCategories,
    labels = english,
    className,
    ...rest
  } = props
  const [errors, setErrors] = useState<ProductErrors>({})
  const [isPending, setIsPending] = useState(false)
  const [added, setAdded] = useState(0)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const form = event.currentTarget
    const values = readProduct(form, product && { price: product.price })
    const faults = { ...validate(values), ...faultsOfControls(form, mode, labels) }
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
      if (mode === 'add') setAdded(added + 1)
      return
    }
    // Written before the focus moves: a screen reader reads the field together with its error.
    flushSync(() => setErrors(faults))
    const first = productFields.find((field) => faults[field])
    if (first) controlOf(form, first)?.focus()
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
        className,
      )}
    >
      <p className="text-arot-13 text-arot-muted">{labels.allRequired}</p>
      {/* A new key empties every field after a product was added. */}
      <ProductFields key={added} {...{ product, categories, errors, labels }} />
      {errors.form === undefined ? null : <Notice {...errors.form} />}
      <Button type="submit" size="lg" isPending={isPending} className="arot-md:justify-self-end">
        {labels[mode]}
      </Button>
    </form>
  )
}

function isEmpty(errors: ProductErrors) {
  return Object.values(errors).every((error) => error === undefined)
}

function send(props: ProductFormProps, values: ProductValues) {
  if (props.mode !== 'update') return props.onSubmit(values)
  const { price: _unsent, ...sent } = values
  return props.onSubmit(sent)
}
