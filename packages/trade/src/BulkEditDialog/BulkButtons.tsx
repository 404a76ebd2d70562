import { Button } from '@arot/ui/Button'
import { formatNumber } from '@arot/ui/internal/lib/format'
import { useHost } from '@arot/ui/internal/lib/host'
import type { BulkEditDialogLabels } from './labels.ts'
import type { BulkAct } from './plan.ts'

type BulkButtonsProps = {
  act: BulkAct
  formId: string
  words: BulkEditDialogLabels
  /** Whether it is known what shall be done. */
  hasPlan: boolean
  isPending: boolean
  /** How many it would change. */
  count: number
  onCancel: () => void
}

/** What is there to do: with nothing to change it counts nothing and says why, and under way it can be stopped. */
export function BulkButtons({ act, formId, words, hasPlan, isPending, count, onCancel }: BulkButtonsProps) {
  const { locale } = useHost()
  const say = act === 'edit' ? words.confirm : words.title[act]
  const reason = hasPlan ? words.none : words.missing
  return (
    <>
      <Button variant="secondary" onClick={onCancel}>
        {isPending ? words.stop : words.cancel}
      </Button>
      <Button
        type="submit"
        form={formId}
        variant={act === 'withdraw' ? 'danger' : 'primary'}
        isPending={isPending}
        disabledReason={count === 0 ? reason : undefined}
      >
        {count === 0 ? words.confirmNone[act] : say(formatNumber(count, locale), count)}
      </Button>
    </>
  )
}
