'use client'

import { formatNumber } from '@arot/ui/internal/lib/format'
import { useHost } from '@arot/ui/internal/lib/host'
import { tintOf } from '@arot/ui/internal/marketplace/category'
import { Notice } from '@arot/ui/Notice'
import { Picture } from '@arot/ui/Picture'
import { RadioGroup } from '@arot/ui/RadioGroup'
import { type ReactNode, useRef } from 'react'
import { type Choice, changedFields } from './conflict.ts'
import type { ProductFormLabels } from './labels.ts'
import { type Conflict, type EditedField, type ProductValues, picturesOf } from './productValues.ts'
import { isNone } from './wholesale.ts'

type Props = {
  conflict: Conflict
  /** The values that were submitted and rejected. */
  mine: ProductValues
  choiceOf: (field: EditedField) => Choice
  onChoose: (form: HTMLFormElement, field: EditedField, choice: Choice) => void
  labels: ProductFormLabels
}

/** The fields that another person has changed meanwhile, with both values. The user chooses one. */
export function ProductConflict({ conflict, mine, choiceOf, onChoose, labels }: Props) {
  const { title, text, options } = labels.conflict
  const names: Record<EditedField, string> = { ...labels.fields, ...labels.wholesale.fields }
  const { locale } = useHost()
  function drawValue(field: EditedField, values: ProductValues) {
    const value = values[field]
    if (field === 'image') return <Pictures {...values} />
    if (isNone(field, value) || value == null) return labels.wholesale.none
    return typeof value === 'number' ? formatNumber(value, locale) : value
  }
  return (
    <div data-slot="product-conflict" className="grid gap-4 rounded-arot-tile border border-arot-caution p-3">
      <Notice tone="warning" title={title} text={text} />
      {changedFields(conflict).map((field) => (
        <BothValues
          key={field}
          legend={names[field]}
          options={(['mine', 'theirs'] as const).map((choice) => ({
            choice,
            label: options[choice],
            content: drawValue(field, choice === 'mine' ? mine : conflict.theirs),
          }))}
          chosen={choiceOf(field)}
          onChoose={(form, choice) => onChoose(form, field, choice)}
        />
      ))}
    </div>
  )
}

type BothValuesProps = {
  legend: string
  options: { choice: Choice; label: string; content: ReactNode }[]
  chosen: Choice
  onChoose: (form: HTMLFormElement, choice: Choice) => void
}

function BothValues({ legend, options, chosen, onChoose }: BothValuesProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  return (
    <RadioGroup
      ref={group}
      label={legend}
      options={options.map(({ choice, label, content }) => ({
        value: choice,
        label: (
          <span className="flex gap-2.5">
            <span className="shrink-0 text-arot-muted">{label}</span>
            <span dir="auto" className="wrap-anywhere line-clamp-4 min-w-0">
              {content}
            </span>
          </span>
        ),
      }))}
      value={chosen}
      onValueChange={(choice) => {
        const form = group.current?.form
        if (form) onChoose(form, choice)
      }}
    />
  )
}

/** Pictures are compared by their addresses, as the field submits them. */
function Pictures({ category, ...product }: ProductValues) {
  return (
    <span className="flex flex-wrap gap-1">
      {picturesOf(product).map((image) => (
        <Picture
          key={image}
          src={image}
          alt={image}
          tint={tintOf(category)}
          sizes="3rem"
          className="size-12 rounded-arot-control border border-arot-line"
        />
      ))}
    </span>
  )
}
