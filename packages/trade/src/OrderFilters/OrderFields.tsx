import { DateField } from '@arot/ui/DateField'
import { cn } from '@arot/ui/internal/lib/cn'
import { useWords } from '@arot/ui/internal/lib/useWords'
import { Select } from '@arot/ui/Select'
import { TextInput } from '@arot/ui/TextInput'
import { english as states } from '../OrderState/labels.ts'
import { orderStates } from '../order.ts'
import type { OrderFilterValue } from './filter.ts'
import type { OrderFiltersLabels } from './labels.ts'

type Props = {
  value: OrderFilterValue
  onValueChange: (value: OrderFilterValue) => void
  words: OrderFiltersLabels
  className: string
}

/** The filter fields. They stand above the list, and on a phone in the sheet. */
export function OrderFields({ value, onValueChange, words, className }: Props) {
  const { q = '', from, to } = value
  const change = (part: Partial<OrderFilterValue>) => onValueChange({ ...value, ...part })
  return (
    <div className={cn('items-start gap-3', className)}>
      <TextInput
        type="search"
        label={words.words}
        value={q}
        onValueChange={(next) => change({ q: next || undefined })}
      />
      <StateSelect {...{ value, onValueChange, words }} />
      <DateField
        label={words.from}
        value={from ?? null}
        max={to}
        onValueChange={(day) => change({ from: day ?? undefined })}
      />
      <DateField
        label={words.to}
        value={to ?? null}
        min={from}
        onValueChange={(day) => change({ to: day ?? undefined })}
      />
    </div>
  )
}

type StateSelectProps = Omit<Props, 'className'> & { isLabelHidden?: boolean; className?: string }

/** The filter by state. */
export function StateSelect({ value, onValueChange, words, ...props }: StateSelectProps) {
  const stateWords = useWords('OrderState', states, undefined)
  return (
    <Select
      {...props}
      label={words.state}
      value={value.state ?? ''}
      options={[
        { value: '', label: words.anyState },
        ...orderStates.map((one) => ({ value: one, label: stateWords[one] })),
      ]}
      onValueChange={(next) => onValueChange({ ...value, state: orderStates.find((one) => one === next) })}
    />
  )
}
