'use client'

import { Columns3 } from 'lucide-react'
import { formatNumber } from '../../lib/format.ts'
import { useHost } from '../../lib/host.ts'
import { useValue } from '../../lib/useValue.ts'
import { useWords } from '../../lib/useWords.ts'
import { Button } from '../Button/Button.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { type DataColumn, nameOfColumn } from '../DataTable/column.ts'
import { Popover, type PopoverProps } from '../Popover/Popover.tsx'
import { type ColumnPickerLabels, english } from './labels.ts'

export type { ColumnPickerLabels }

export type ColumnPickerProps = Omit<PopoverProps, 'trigger' | 'title' | 'labels' | 'children' | 'hidden'> & {
  /**
   * The columns of the table, in order. Row headers and columns without a title are not listed, so the user cannot hide
   * them.
   */
  columns: readonly PickableColumn[]
  /** The ids of the hidden columns. */
  hidden?: readonly string[] | undefined
  /** The columns that are hidden initially, if the picker is uncontrolled. @default none */
  defaultHidden?: readonly string[] | undefined
  /** Called with the ids of all hidden columns after each change. */
  onHiddenChange?: ((hidden: string[]) => void) | undefined
  /** Texts that replace those of the chosen language. */
  labels?: Partial<ColumnPickerLabels> | undefined
}

/** The fields of a DataColumn that the picker needs. */
export type PickableColumn = Pick<DataColumn<unknown>, 'id' | 'title' | 'group' | 'isRowHeader'>

/** Lets the user choose the visible columns of a table. */
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
  // Without a title a column could not be told apart from the others.
  const choices = columns.filter(({ isRowHeader, title }) => !isRowHeader && title !== '')
  const count = choices.filter(({ id }) => hidden.includes(id)).length
  const isLast = columns.length - count === 1

  function showAll() {
    const ids = new Set(choices.map(({ id }) => id))
    if (count > 0) setHidden(hidden.filter((id) => !ids.has(id)))
  }

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
        {choices.map((column) => {
          const { id } = column
          const isShown = !hidden.includes(id)
          return (
            <Checkbox
              key={id}
              label={nameOfColumn(column)}
              checked={isShown}
              disabledReason={isShown && isLast ? words.last : undefined}
              onValueChange={(checked) => setHidden(checked ? hidden.filter((one) => one !== id) : [...hidden, id])}
            />
          )
        })}
        <Button variant="ghost" size="sm" aria-disabled={count === 0 || undefined} onClick={showAll}>
          {words.showAll}
        </Button>
      </div>
    </Popover>
  )
}
