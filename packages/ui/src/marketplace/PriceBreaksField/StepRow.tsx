'use client'

import { Trash2 } from 'lucide-react'
import { formatExactMoney, formatNumber } from '../../lib/format.ts'
import { useHost } from '../../lib/host.ts'
import { FieldGroup } from '../../primitives/Field/FieldGroup.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { NumberInput } from '../../primitives/NumberInput/NumberInput.tsx'
import type { PriceBreaksFieldLabels } from './labels.ts'
import type { TypedStep } from './steps.ts'

type StepRowProps = {
  row: TypedStep
  /** The index of the row, from 0. */
  index: number
  error: string | undefined
  words: PriceBreaksFieldLabels
  readOnly: boolean
  onChange: (row: TypedStep) => void
  onRemove: () => void
}

/** A row. Its error appears below both fields, because it is usually about the two together. */
export function StepRow({ row, index, error, words, readOnly, onChange, onRemove }: StepRowProps) {
  const { currency, locale } = useHost()
  const number = index + 1
  const formatted = formatNumber(number, locale)
  // The first row shows the labels; in the others they are only for screen readers.
  const shared = { isLabelHidden: index > 0, isInvalid: Boolean(error), readOnly }
  return (
    <FieldGroup data-slot="price-breaks-step" label={words.step(formatted, number)} isLabelHidden error={error}>
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-end gap-2">
        <NumberInput
          {...shared}
          label={words.from}
          value={row.from}
          onTextChange={(from) => onChange({ ...row, from })}
        />
        <NumberInput
          {...shared}
          label={words.price}
          hasDecimals
          format={(price) => formatExactMoney(price, currency, locale)}
          value={row.price}
          onTextChange={(price) => onChange({ ...row, price })}
        />
        {readOnly ? null : (
          <IconButton label={words.remove(formatted, number)} icon={<Trash2 aria-hidden />} onClick={onRemove} />
        )}
      </div>
    </FieldGroup>
  )
}
