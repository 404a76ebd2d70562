import { NumberInput } from '@arot/ui/NumberInput'
import { Segmented } from '@arot/ui/Segmented'
import type { Form } from '@arot/ui/useForm'
import type { BulkEditDialogLabels } from './labels.ts'
import { planFields, planWays, type TypedEdit } from './plan.ts'

type PlanFieldsProps = {
  edit: TypedEdit
  form: Pick<Form<{ amount: string }>, 'field' | 'isPending'>
  words: BulkEditDialogLabels
  onChange: (edit: TypedEdit) => void
}

/** Which figure to change, and how. */
export function PlanFields({ edit, form, words, onChange }: PlanFieldsProps) {
  const { field, way } = edit
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Segmented
          label={words.field}
          options={planFields.map((value) => ({ value, label: words.fields[value] }))}
          value={field}
          onValueChange={(next) => onChange({ ...edit, field: next })}
          disabled={form.isPending}
        />
        <Segmented
          label={words.way}
          options={planWays.map((value) => ({ value, label: words.ways[value] }))}
          value={way}
          onValueChange={(next) => onChange({ ...edit, way: next })}
          disabled={form.isPending}
        />
      </div>
      <NumberInput
        {...form.field('amount')}
        label={words.amount[way]}
        hint={field === 'price' && way !== 'set' ? words.stepsMove : undefined}
        hasDecimals={field === 'price' || way === 'percent'}
        value={edit.amount}
        onTextChange={(amount) => onChange({ ...edit, amount })}
        readOnly={form.isPending}
        className="max-w-60"
      />
    </>
  )
}
