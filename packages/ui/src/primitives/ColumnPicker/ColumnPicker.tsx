'use client'

import { Columns3 } from 'lucide-react'
import { formatNumber } from '../../lib/format.ts'
import { useHost } from '../../lib/host.ts'
import { useValue } from '../../lib/useValue.ts'
import { useWords } from '../../lib/useWords.ts'
import { Button } from '../Button/Button.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { Popover, type PopoverProps } from '../Popover/Popover.tsx'
import { type ColumnPickerLabels, english } from './labels.ts'

export type { ColumnPickerLabels }

export type ColumnPickerProps = Omit<PopoverProps, 'trigger' | 'title' | 'labels' | 'children' | 'hidden'> & {
  /** Those of the table, in their order. A row header cannot be hidden, and is not listed. */
  columns: readonly PickableColumn[]
  /** The ids of the hidden columns. */
  hidden?: readonly string[] | undefined
  /** The columns that are hidden at the start, where the picker keeps its own. @default none */
  defaultHidden?: readonly string[] | undefined
  /** Called with the ids of all hidden columns after each change. */
  onHiddenChange?: ((hidden: string[]) => void) | undefined
  /** Texts that replace those of the chosen language. */
  labels?: Partial<ColumnPickerLabels> | undefined
}

/** What is needed of a DataColumn. */
export type PickableColumn = {
  id: string
  title: string
  group?: string | undefined
  isRowHeader?: boolean | undefined
}

/** Chooses which columns a table shows. */
export function ColumnPicker({
  columns,
  hidden: hiddenProp,
  defaultHidden = [],
  onHiddenChange,
  labels,
  align = 'end',
  ...props
}: ColumnPickerProps) {
  const words = useWords('ColumnPicker', english, labels)
  const { locale } = useHost()
  const [hidden, setHidden] = useValue<readonly string[]>(hiddenProp, defaultHidden, (ids) =>
    onHiddenChange?.([...ids]),
  )
  const choices = columns.filter(({ isRowHeader }) => !isRowHeader)
  const shown = columns.filter(({ id }) => !hidden.includes(id))
  const count = columns.length - shown.length

  return (
    <Popover
      align={align}
      {...props}
      title={words.columns}
      trigger={
        <Button variant="secondary" icon={<Columns3 aria-hidden />}>
          {words.columns}
          {count > 0 && <span className="text-arot-muted">{words.hidden(formatNumber(count, locale), count)}</span>}
        </Button>
      }
    >
      <div data-slot="column-picker" className="grid gap-2">
        {choices.map(({ id, title, group }) => {
          const isShown = !hidden.includes(id)
          return (
            <Checkbox
              key={id}
              label={group ? `${group}, ${title}` : title}
              checked={isShown}
              disabledReason={isShown && shown.length === 1 ? words.last : undefined}
              onValueChange={(checked) => setHidden(checked ? hidden.filter((one) => one !== id) : [...hidden, id])}
            />
          )
        })}
        <Button variant="ghost" size="sm" aria-disabled={count === 0 || undefined} onClick={() => setHidden([])}>
          {words.showAll}
        </Button>
      </div>
    </Popover>
  )
}
