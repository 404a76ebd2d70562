'use client'

import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { cn, fromCaller } from '../../lib/cn.ts'
import { useHost } from '../../lib/host.ts'
import { useWords } from '../../lib/useWords.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { categories as sevenCategories } from '../category.ts'
import { english as ofSteps } from '../PriceBreaksField/labels.ts'
import { type Choice, type Choices, choicesFor, fieldOf, limitToForm, merged } from './conflict.ts'
import { failureOf, faultsOfControls, isEmpty } from './faults.ts'
import { type ProductAnswer, type ProductFormProps, send } from './formProps.ts'
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
import { validateProduct } from './validate.ts'

export type { Conflict, ProductAnswer, ProductErrors, ProductFormLabels, ProductFormProps, ProductValues }

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
    uploadPicture,
    validate: ownRules,
    categories = sevenCategories,
    labels: own,
    className,
    ...rest
  } = props
  const { locale } = useHost()
  const labels = useWords('ProductForm', english, own)
  const { incomplete } = useWords('PriceBreaksField', ofSteps, undefined)
  const validate = ownRules ?? ((values: ProductValues) => validateProduct(values, labels))
  const [errors, setErrors] = useState<ProductErrors>({})
  const [isPending, setIsPending] = useState(false)
  const [start, setStart] = useState<Start>({ generation: 0, product })
  const [sent, setSent] = useState<ProductValues>()
  const [answered, setAnswered] = useState(told)
  const [choices, setChoices] = useState<Choices>({})
  const conflict = told && limitToForm(told, hasWholesale, uploadPicture !== undefined)

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
    const value = fieldOf(choice === 'mine' ? sent : conflict.theirs, field)
    setChoices({ ...choices, [field]: choice })
    setErrors({ ...errors, [field]: undefined })
    begin({ ...typedIn(form, conflict.theirs.price), ...value })
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
        'grid max-w-5xl gap-6 rounded-arot-card border border-arot-line bg-arot-surface p-4 shadow-arot-card arot-md:p-6',
        fromCaller(className),
      )}
    >
      <p className="text-arot-13 text-arot-muted">{labels.allRequired}</p>
      <ProductFields
        key={start.generation}
        product={start.product}
        {...{ mode, categories, errors, labels, hasWholesale, pricesHref, uploadPicture }}
        onPicturesChange={() => setErrors({ ...errors, image: undefined, images: undefined })}
        isReviewed={props.mode === 'update' && (props.product.reviewCount ?? 0) > 0}
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
