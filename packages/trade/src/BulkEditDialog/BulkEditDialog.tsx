'use client'

import type { Product } from '@arot/ui'
import { Button } from '@arot/ui/Button'
import { Dialog, type DialogProps } from '@arot/ui/Dialog'
import { fromCaller } from '@arot/ui/internal/lib/cn'
import { formatNumber } from '@arot/ui/internal/lib/format'
import { useHost } from '@arot/ui/internal/lib/host'
import { useWords } from '@arot/ui/internal/lib/useWords'
import { useForm } from '@arot/ui/useForm'
import { useCallback, useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import type { CellChange, ChangeCells, ValidateCell } from '../workspace.ts'
import { BulkButtons } from './BulkButtons.tsx'
import { BulkOutcomeView } from './BulkOutcomeView.tsx'
import { BulkPreview } from './BulkPreview.tsx'
import { type BulkEditDialogLabels, english } from './labels.ts'
import { PlanFields } from './PlanFields.tsx'
import { type BulkAct, type PlanRow, planRows, readPlan, type TypedEdit } from './plan.ts'
import { cellsOf, useBulkEdit } from './useBulkEdit.ts'

export type { BulkAct, BulkEditDialogLabels }

export type BulkEditDialogProps = Omit<
  DialogProps,
  'title' | 'description' | 'footer' | 'children' | 'labels' | 'size'
> & {
  act: BulkAct
  /** The products to change. */
  products: readonly Product[]
  onChangeCells: ChangeCells
  /** Returns the rule that a value breaks. The preview shows it, and the dialog does not send these rows. */
  validate?: ValidateCell | undefined
  /** Called with the changes once they are saved. */
  onDone?: ((changed: CellChange[]) => void) | undefined
  labels?: Partial<BulkEditDialogLabels> | undefined
}

/** Changes many products at once. It shows a preview before and the outcome after. */
export function BulkEditDialog({
  act,
  products,
  onChangeCells,
  validate,
  onDone,
  onOpenChange,
  labels,
  className,
  ...props
}: BulkEditDialogProps) {
  const { locale, currency } = useHost()
  const words = useWords('BulkEditDialog', english, labels)
  const formId = useId()
  const [edit, setEdit] = useState<TypedEdit>({ field: 'mainQuantity', way: 'set', amount: '' })
  const { progress, outcome, run, stop } = useBulkEdit(onChangeCells)
  const rowsOf = useCallback(
    (typed: TypedEdit) => {
      const plan = readPlan(act, typed, locale)
      return plan && planRows(products, plan, decimalsOf(currency), validate)
    },
    [act, locale, products, currency, validate],
  )
  // The preview of many products can be later than a keystroke. The submit reads the fields as they are.
  const previewEdit = useDeferredValue(edit)
  const rows = useMemo(() => rowsOf(previewEdit), [rowsOf, previewEdit])
  const count = useMemo(() => rows?.filter(isGood).length ?? 0, [rows])
  const changed = useRef<PlanRow[]>([])
  const form = useForm<BulkValues>({
    read: () => ({ amount: edit.amount, rows: rowsOf(edit) }),
    validate: ({ rows }) => {
      if (rows === null) return { fields: { amount: words.missing } }
      return rows.some(isGood) ? null : { title: words.none }
    },
    onSubmit: async ({ rows }) => {
      changed.current = (await run(rows?.filter(isGood) ?? [])).changed
    },
    onSuccess: () => onDone?.(changed.current.flatMap(cellsOf)),
    failure: { title: words.failed },
  })

  /** While an edit runs, closing only stops it, so that the user sees the outcome. */
  const close = () => (form.isPending ? stop() : onOpenChange(false))

  return (
    <Dialog
      {...props}
      className={fromCaller(className)}
      onOpenChange={close}
      size="lg"
      title={words.title[act](formatNumber(products.length, locale), products.length)}
      description={act === 'edit' ? undefined : words.text[act]}
      footer={
        outcome ? (
          <Button onClick={() => onOpenChange(false)}>{words.close}</Button>
        ) : (
          <BulkButtons
            {...{ act, formId, words, count }}
            disabledReason={rows !== null && count === 0 ? words.none : undefined}
            isPending={form.isPending}
            onCancel={close}
          />
        )
      }
    >
      <form {...form.props} id={formId} data-slot="bulk-edit" className="grid min-w-0 gap-4">
        {outcome ? (
          <BulkOutcomeView outcome={outcome} words={words} />
        ) : (
          <>
            {act === 'edit' ? <PlanFields {...{ edit, form, words }} onChange={setEdit} /> : null}
            {form.field('amount').error ? null : <BulkPreview rows={rows} words={words} />}
            {form.notice}
            {progress === null ? null : (
              <p role="status" className="text-arot-14 text-arot-ink tabular-nums">
                {words.underWay(formatNumber(progress.done, locale), formatNumber(progress.of, locale))}
              </p>
            )}
          </>
        )}
      </form>
    </Dialog>
  )
}

/** What a submit reads: the typed amount, and the row of each product. No rows while the amount is not a number. */
type BulkValues = { amount: string; rows: PlanRow[] | null }

const isGood = ({ isSame, problem }: PlanRow) => !isSame && problem === undefined

function decimalsOf(currency: string) {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
}
