'use client'

import { NumberInput } from '@arot/ui/NumberInput'
import { PriceBreaksField } from '@arot/ui/PriceBreaksField'
import { TextInput } from '@arot/ui/TextInput'
import type { Form } from '@arot/ui/useForm'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { ProductFormLabels } from './labels.ts'
import type { FieldStarts, ProductValues } from './productValues.ts'
import { isNone, type OptionalField, optionalFields, optionalFigures, wholesaleFields } from './wholesale.ts'

type Props = {
  /** Adding a product also asks for its prices. */
  mode: 'add' | 'update'
  /** The initial values. Without it the fields are empty. */
  product: FieldStarts | undefined
  form: Form<ProductValues>
  labels: ProductFormLabels
  /** Called with the typed carton, or with null if it is not a number. */
  onCartonChange: (carton: number | null) => void
}

/** The fields that only some products have. Collapsed while they are empty and valid. */
export function WholesaleFields({ mode, product, form, labels, onCartonChange }: Props) {
  const { wholesale } = labels
  const [isOpen, setIsOpen] = useState(
    () => product !== undefined && optionalFields.some((name) => startOf(name) !== ''),
  )
  const isWrong = wholesaleFields.some((name) => form.field(name).error !== undefined)
  const [wasWrong, setWasWrong] = useState(isWrong)
  if (isWrong !== wasWrong) {
    setWasWrong(isWrong)
    if (isWrong) setIsOpen(true)
  }

  function startOf(name: OptionalField) {
    const value = product?.[name]
    return isNone(name, value) ? '' : (value ?? '')
  }

  const field = (name: OptionalField) => ({
    ...form.field(name),
    label: wholesale.fields[name],
    hint: wholesale.hints[name],
    defaultValue: startOf(name),
  })

  return (
    <details
      data-slot="product-form-wholesale"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      // Open the group, so that a restored value is visible.
      onChange={() => setIsOpen(true)}
      className="group/wholesale min-w-0 arot-md:col-span-2 rounded-arot-tile border border-arot-line"
    >
      <summary className="arot-focus flex min-h-arot-control-lg cursor-pointer list-none items-center gap-3 rounded-arot-tile px-3 py-2 hover:bg-arot-sunken [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 grow">
          <span className="block font-semibold text-arot-14 text-arot-ink">{wholesale.title}</span>
          <span className="block text-arot-12 text-arot-muted">{wholesale.text}</span>
        </span>
        <ChevronDown aria-hidden className="size-4 shrink-0 text-arot-muted group-open/wholesale:rotate-180" />
      </summary>
      <div className="grid gap-5 p-3 pt-2 arot-md:grid-cols-2">
        <TextInput {...field('sku')} autoComplete="off" spellCheck={false} className="arot-md:col-span-2" />
        {optionalFigures.map((name) => (
          <NumberInput
            key={name}
            {...field(name)}
            onValueChange={name === 'orderMultiple' ? onCartonChange : undefined}
          />
        ))}
        {mode === 'add' ? (
          <PriceBreaksField
            {...form.field('priceBreaks')}
            label={wholesale.fields.priceBreaks}
            hint={wholesale.hints.priceBreaks}
            defaultValue={product?.priceBreaks}
            className="arot-md:col-span-2"
          />
        ) : null}
      </div>
    </details>
  )
}
