'use client'

import { Button } from '@arot/ui/Button'
import { cn, fromCaller } from '@arot/ui/internal/lib/cn'
import { useHost } from '@arot/ui/internal/lib/host'
import { useWords } from '@arot/ui/internal/lib/useWords'
import { categories as sevenCategories } from '@arot/ui/internal/marketplace/category'
import { english as ofSteps } from '@arot/ui/internal/marketplace/PriceBreaksField/labels'
import { useForm } from '@arot/ui/useForm'
import { useState } from 'react'
import { type Choice, type Choices, choicesFor, fieldOf, limitToForm, merge } from './conflict.ts'
import { faultsOfControls } from './faults.ts'
import { type ProductFormProps, send } from './formProps.ts'
import { english, type ProductFormLabels } from './labels.ts'
import { ProductConflict } from './ProductConflict.tsx'
import { ProductFields } from './ProductFields.tsx'
import {
  type Conflict,
  type EditedField,
  type FieldStarts,
  type ProductErrors,
  type ProductValues,
  readForm,
  readProduct,
} from './productValues.ts'
import { validateProduct } from './validate.ts'
import type { WholesaleField } from './wholesale.ts'

export type { Conflict, ProductErrors, ProductFormLabels, ProductFormProps, ProductValues, WholesaleField }

/** The initial values. A new generation resets all fields to them. */
type Start = { generation: number; product: FieldStarts | undefined }

/** Adds or updates a product. Typed text stays until it is saved. */
export function ProductForm(props: ProductFormProps) {
  const {
    mode = 'add',
    product,
    conflict: reportedConflict,
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
  const [start, setStart] = useState<Start>({ generation: 0, product })
  const [sent, setSent] = useState<ProductValues>()
  const [answered, setAnswered] = useState(reportedConflict)
  const [choices, setChoices] = useState<Choices>({})
  const conflict = reportedConflict && limitToForm(reportedConflict, hasWholesale, uploadPicture !== undefined)

  if (reportedConflict !== answered) {
    setAnswered(reportedConflict)
    if (conflict && sent) {
      const first = choicesFor(conflict, sent)
      setChoices(first)
      begin(merge(sent, conflict, first))
    }
  }

  function begin(values: FieldStarts | undefined) {
    setStart({ generation: start.generation + 1, product: values })
  }

  const saved = conflict?.theirs ?? (mode === 'update' ? product : undefined)
  const failure = mode === 'add' ? labels.addFailed : labels.updateFailed
  const form = useForm<ProductValues>({
    read: (element) => readProduct(element, locale, saved, saved && start.product && { price: start.product.price }),
    validate: (values, element) => {
      const found = validate(values)
      const fields = { ...found.fields, ...faultsOfControls(element, saved, { ...labels, incomplete }, locale) }
      if (mode === 'update') delete fields.price // no field here to correct it
      return { ...found, fields }
    },
    onSubmit: async (values) => {
      setSent(values)
      try {
        return await send(props, values)
      } catch (error) {
        // The message of an update's error is written for the user.
        const text = mode === 'update' && error instanceof Error && error.message
        return text ? { ...failure, text } : failure
      }
    },
    onSuccess: (_values, _form, { isChanged }) => {
      if (mode === 'add' && !isChanged) begin(undefined)
    },
    failure,
  })

  /** Changes one field. Text in the others stays. */
  function take(element: HTMLFormElement, field: EditedField, choice: Choice) {
    if (!conflict || !sent) return
    const value = fieldOf(choice === 'mine' ? sent : conflict.theirs, field)
    setChoices({ ...choices, [field]: choice })
    form.clear(field)
    begin({ ...readForm(element, conflict.theirs.price), ...value })
  }

  return (
    <form
      data-slot="product-form"
      {...rest}
      {...form.props}
      className={cn(
        'grid max-w-5xl gap-6 rounded-arot-card border border-arot-line bg-arot-surface p-4 shadow-arot-card arot-md:p-6',
        fromCaller(className),
      )}
    >
      <p className="text-arot-13 text-arot-muted">{labels.requiredNote}</p>
      <ProductFields
        key={start.generation}
        product={start.product}
        {...{ mode, categories, form, labels, hasWholesale, pricesHref, uploadPicture }}
        isReviewed={props.mode === 'update' && (props.product.reviewCount ?? 0) > 0}
      />
      {conflict && sent ? (
        <ProductConflict
          {...{ conflict, labels }}
          mine={sent}
          choiceOf={(field) => choices[field] ?? 'mine'}
          onChoose={take}
        />
      ) : null}
      {form.notice}
      <Button type="submit" size="lg" isPending={form.isPending} className="arot-md:justify-self-end">
        {labels[mode]}
      </Button>
    </form>
  )
}
