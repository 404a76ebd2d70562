'use client'

import type { Act } from '@arot/ui'
import { Button } from '@arot/ui/Button'
import { Dialog } from '@arot/ui/Dialog'
import { ActButton } from '@arot/ui/internal/lib/ActButton'
import { cn, fromCaller } from '@arot/ui/internal/lib/cn'
import { formatNumber } from '@arot/ui/internal/lib/format'
import { useHost } from '@arot/ui/internal/lib/host'
import { useWords } from '@arot/ui/internal/lib/useWords'
import { Notice } from '@arot/ui/Notice'
import { Segmented } from '@arot/ui/Segmented'
import { Download, SlidersHorizontal } from 'lucide-react'
import { type ComponentProps, useImperativeHandle, useRef, useState } from 'react'
import type { OrderFilterValue } from './filter.ts'
import { english, type OrderFiltersLabels } from './labels.ts'
import { OrderFields, StateSelect } from './OrderFields.tsx'

export type { OrderFiltersLabels, OrderFilterValue }

export type OrderFiltersProps = Omit<ComponentProps<'search'>, 'children'> & {
  value: OrderFilterValue
  onValueChange: (value: OrderFilterValue) => void
  /** Saves the filtered orders as a file. Without it there is no such button. */
  onSave?: Act | undefined
  labels?: Partial<OrderFiltersLabels> | undefined
}

/**
 * Filters orders by side, state, text and days. On a phone text and days are in a sheet behind one button. It calls
 * `onValueChange` at each key, so debounce the request.
 */
export function OrderFilters({ value, onValueChange, onSave, labels, className, ref, ...props }: OrderFiltersProps) {
  const root = useRef<HTMLElement>(null)
  useImperativeHandle(ref, () => root.current as HTMLElement)
  const { locale } = useHost()
  const words = useWords('OrderFilters', english, labels)
  const [hasFailed, setHasFailed] = useState(false)
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const { side, ...limits } = value
  const active = Object.values(limits).filter((limit) => limit !== undefined && limit !== '').length
  const fields = { value, onValueChange, words }

  async function save() {
    setHasFailed(false)
    try {
      await onSave?.()
    } catch {
      setHasFailed(true)
    }
  }

  /** The clear button disappears. Focus the filters, so that the focus does not go to the top of the page. */
  function clear() {
    root.current?.focus({ preventScroll: true })
    onValueChange({ side })
  }

  return (
    <search
      data-slot="order-filters"
      aria-label={words.filters}
      tabIndex={-1}
      {...props}
      ref={root}
      className={cn(frame, fromCaller(className))}
    >
      <Segmented
        label={words.side}
        options={[
          { value: 'bought', label: words.sides.bought },
          { value: 'sold', label: words.sides.sold },
        ]}
        value={side}
        onValueChange={(next) => onValueChange({ ...value, side: next })}
        className={cn('justify-self-start', besideFields)}
      />
      <OrderFields
        {...fields}
        className="col-span-full row-start-2 hidden grid-cols-[minmax(0,1.5fr)_repeat(3,minmax(0,1fr))] arot-md:grid arot-xl:col-span-1 arot-xl:row-start-1"
      />
      {/* Suppliers change this filter most, so it is also visible on a phone. */}
      <StateSelect {...fields} isLabelHidden className="col-span-full row-start-2 arot-md:hidden" />
      <div className={cn('flex gap-2', besideFields)}>
        {/* Invisible rather than absent, so that nothing moves when it appears. */}
        <Button variant="ghost" className={cn('max-arot-md:hidden', active === 0 && 'invisible')} onClick={clear}>
          {words.clear}
        </Button>
        <Button
          variant="secondary"
          icon={<SlidersHorizontal aria-hidden />}
          className="px-3 arot-md:hidden"
          aria-haspopup="dialog"
          onClick={() => setIsSheetOpen(true)}
        >
          <span className="max-arot-sm:sr-only">{words.filters}</span>
          {active === 0 ? null : (
            <span className="grid size-5 place-items-center rounded-full bg-arot-brand text-arot-12 text-arot-on-brand tabular-nums">
              {formatNumber(active, locale)}
            </span>
          )}
        </Button>
        {onSave ? (
          <ActButton variant="secondary" icon={<Download aria-hidden />} act={save} className="max-arot-sm:px-3">
            <span className="max-arot-sm:sr-only">{words.save}</span>
          </ActButton>
        ) : null}
      </div>
      {hasFailed ? <Notice title={words.notSaved} className="col-span-full" /> : null}
      <Dialog
        isOpen={isSheetOpen}
        onOpenChange={setIsSheetOpen}
        title={words.filters}
        footer={
          <>
            <Button variant="secondary" onClick={() => onValueChange({ side })}>
              {words.clear}
            </Button>
            <Button onClick={() => setIsSheetOpen(false)}>{words.show}</Button>
          </>
        }
      >
        <OrderFields {...fields} className="grid" />
      </Dialog>
    </search>
  )
}

const frame =
  'grid min-w-0 grid-cols-[minmax(0,1fr)_auto] items-start gap-3 outline-none arot-xl:grid-cols-[auto_minmax(0,1fr)_auto] print:hidden'

/** Aligns the buttons with the boxes of the fields, below their labels. */
const besideFields = 'row-start-1 arot-xl:mt-6'
