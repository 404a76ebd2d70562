'use client'

import { useHost } from '@arot/ui/internal/lib/host'
import { NumberInput, readNumber } from '@arot/ui/NumberInput'
import { Segmented } from '@arot/ui/Segmented'
import { useState } from 'react'
import type { BulkEditDialogLabels } from './labels.ts'
import { type Plan, type PlanField, type PlanWay, planFields, planWays } from './plan.ts'

type PlanFieldsProps = {
  words: BulkEditDialogLabels
  /** Disables the fields while the edit runs. */
  isHeld: boolean
  /** Called with the plan at each change; `null` while the fields are incomplete. */
  onPlan: (plan: Plan | null) => void
}

/** Which figure to change, and how. */
export function PlanFields({ words, isHeld, onPlan }: PlanFieldsProps) {
  const { locale } = useHost()
  const [field, setField] = useState<PlanField>('mainQuantity')
  const [way, setWay] = useState<PlanWay>('set')
  const [text, setText] = useState('')

  function tell(next: { field: PlanField; way: PlanWay; text: string }) {
    setField(next.field)
    setWay(next.way)
    setText(next.text)
    const amount = readNumber(next.text, locale)
    onPlan(amount === null ? null : { field: next.field, way: next.way, amount })
  }

  return (
    <fieldset disabled={isHeld} className="m-0 grid min-w-0 gap-4 border-0 p-0">
      <div className="flex flex-wrap gap-3">
        <Segmented
          label={words.field}
          options={planFields.map((value) => ({ value, label: words.fields[value] }))}
          value={field}
          onValueChange={(next) => tell({ field: next, way, text })}
        />
        <Segmented
          label={words.way}
          options={planWays.map((value) => ({ value, label: words.ways[value] }))}
          value={way}
          onValueChange={(next) => tell({ field, way: next, text })}
        />
      </div>
      <NumberInput
        label={words.amount[way]}
        hint={field === 'price' && way !== 'set' ? words.stepsMove : undefined}
        hasDecimals={field === 'price' || way === 'percent'}
        value={text}
        onTextChange={(typed) => tell({ field, way, text: typed })}
        className="max-w-60"
      />
    </fieldset>
  )
}
