import { Button } from '@arot/ui/Button'
import { formatNumber } from '@arot/ui/internal/lib/format'
import { useHost } from '@arot/ui/internal/lib/host'
import type { BulkEditDialogLabels } from './labels.ts'
import type { BulkAct } from './plan.ts'

type BulkButtonsProps = {
  act: BulkAct
  formId: string
  words: BulkEditDialogLabels
  disabledReason: string | undefined
  isPending: boolean
  /** How many products the edit would change. */
  count: number
  onCancel: () => void
}

/** Cancel and confirm. The confirm button says why it is disabled; while the edit runs, cancel stops it. */
export function BulkButtons({ act, formId, words, count, onCancel, ...props }: BulkButtonsProps) {
  const { locale } = useHost()
  const say = act === 'edit' ? words.confirm : words.title[act]
  return (
    <>
      <Button variant="secondary" onClick={onCancel}>
        {props.isPending ? words.stop : words.cancel}
      </Button>
      <Button {...props} type="submit" form={formId} variant={act === 'withdraw' ? 'danger' : 'primary'}>
        {count === 0 ? words.confirmNone[act] : say(formatNumber(count, locale), count)}
      </Button>
    </>
  )
}
