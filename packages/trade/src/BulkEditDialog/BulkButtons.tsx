import { Button } from '@arot/ui/Button'
import { formatNumber } from '@arot/ui/internal/lib/format'
import { useHost } from '@arot/ui/internal/lib/host'
import type { BulkEditDialogLabels } from './labels.ts'
import type { BulkAct } from './plan.ts'

type BulkButtonsProps = {
  act: BulkAct
  formId: string
  words: BulkEditDialogLabels
  /** Whether the fields describe an edit. */
  hasPlan: boolean
  isPending: boolean
  /** How many products the edit would change. */
  count: number
  onCancel: () => void
}

/** Cancel and confirm. The confirm button says why it is disabled; while the edit runs, cancel stops it. */
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
