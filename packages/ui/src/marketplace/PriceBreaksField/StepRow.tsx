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
  /** From 0. */
  index: number
  error: string | undefined
  words: PriceBreaksFieldLabels
  readOnly: boolean
  onChange: (row: TypedStep) => void
  onRemove: () => void
}

/** One step. What is wrong with it stands below both its figures, for it is mostly the one beside the other. */
export function StepRow({ row, index, error, words, readOnly, onChange, onRemove }: StepRowProps) {
  const { currency, locale } = useHost()
  const number = index + 1
  const written = formatNumber(number, locale)
  // Above the first row the names of the columns, in the others for who does not see them.
  const shared = { isLabelHidden: index > 0, isInvalid: Boolean(error), readOnly }
  return (
    <FieldGroup data-slot="price-breaks-step" label={words.step(written, number)} isLabelHidden error={error}>
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
          <IconButton label={words.remove(written, number)} icon={<Trash2 aria-hidden />} onClick={onRemove} />
        )}
      </div>
    </FieldGroup>
  )
}
